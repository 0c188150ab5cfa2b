"""The browser client's files."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.house import served, settings

PAGE = "<!doctype html><title>The table</title>"
SCRIPT = "console.log('table')"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("client")
    assets = folder / "static" / "assets"
    assets.mkdir(parents=True)
    (folder / "secret.txt").write_text("do not read")
    (folder / "static" / "index.html").write_text(PAGE)
    (folder / "static" / "favicon.svg").write_text("<svg/>")
    (folder / "static" / ".hidden").write_text("no")
    (assets / "app-1a2b3c.js").write_text(SCRIPT)
    (assets / "app-1a2b3c.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    (assets / "app-1a2b3c.js.br").write_bytes(b"as if packed")
    (assets / "text.woff2").write_bytes(b"font")
    with served(settings(folder)) as address:
        yield address


@pytest.mark.parametrize("path", ["/", "/table/AbCdEfGhIjKl", "/anywhere/else"])
def test_every_place_in_the_client_is_its_page(url: str, path: str) -> None:
    answer = httpx.get(url + path)
    assert answer.text == PAGE
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    again = httpx.get(url + path, headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def test_the_icon_is_there_under_the_name_that_browsers_guess(url: str) -> None:
    answer = httpx.get(f"{url}/favicon.ico")
    assert (answer.status_code, answer.text) == (200, "<svg/>")
    assert answer.headers["content-type"].startswith("image/svg+xml")


def test_what_never_changes_is_kept_for_ever(url: str) -> None:
    answer = httpx.get(f"{url}/assets/app-1a2b3c.js", headers={"accept-encoding": "identity"})
    assert answer.text == SCRIPT
    assert "immutable" in answer.headers["cache-control"]
    assert answer.headers["content-type"].startswith("text/javascript")
    assert httpx.get(f"{url}/assets/text.woff2").headers["content-type"] == "font/woff2"


def test_a_packed_file_is_sent_to_whoever_can_unpack_it(url: str) -> None:
    packed = httpx.get(f"{url}/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip, deflate"})
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.text == SCRIPT
    with httpx.stream(
        "GET", f"{url}/assets/app-1a2b3c.js", headers={"accept-encoding": "gzip, br"}
    ) as it:
        assert it.headers["content-encoding"] == "br"
        assert b"".join(it.iter_raw()) == b"as if packed"
    assert httpx.get(f"{url}/assets/app-1a2b3c.js.br").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/..%2fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%2e%2e/secret.txt",
        "/assets/\\..\\secret.txt",
        "//etc/passwd.txt",
        "/.hidden",
        "/secret.txt",
        "/assets/%00.js",
    ],
)
def test_nothing_outside_the_client_is_served(url: str, path: str) -> None:
    host = url.removeprefix("http://")
    with httpx.Client() as client:
        request = httpx.Request("GET", url, headers={"host": host})
        request.url = httpx.URL(url).copy_with(raw_path=path.encode())
        answer = client.send(request)
    assert "do not read" not in answer.text
    assert "root:" not in answer.text
    assert answer.status_code in (404, 400) or answer.text == PAGE


def test_only_reading_is_possible(url: str) -> None:
    assert httpx.post(url).status_code == 405
    head = httpx.head(url)
    assert (head.status_code, head.text) == (200, "")
    assert head.headers["content-length"] == str(len(PAGE))


def test_every_answer_carries_the_security_headers(url: str) -> None:
    for path in ("/", "/nothing.js", "/api/games", "/api/nothing", "/schema/openapi.json"):
        headers = httpx.get(url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy.split("; ")
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    with served(settings(tmp_path)) as url:
        answer = httpx.get(url, headers={"accept-language": "it"})
        assert answer.status_code == 503
        assert answer.text.index('lang="it"') < answer.text.index('lang="en"')
        assert "npm run build" in answer.text
        assert httpx.get(f"{url}/api/games").status_code == 200, "the API works without it"
