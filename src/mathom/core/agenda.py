"""Step and Decision: how a procedure of the rulebook waits for a choice.

A procedure is a small immutable `Step`. The steps still to come lie on the state's agenda, the next
one last. Running a step either does its work, perhaps pushing further steps, or returns a `Decision`:
the question to one seat. What is chosen goes back to the step that asked.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar, final

from mypy_extensions import mypyc_attr

from mathom.core.codec import Codec
from mathom.core.option import Option
from mathom.core.pickled import Remade
from mathom.core.text import Reason, Rule, Text

if TYPE_CHECKING:
    from mathom.core.state import State
    from mathom.core.view import Question

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One procedure of the rulebook, not yet carried out."""

    rule: ClassVar[Rule]
    kind: ClassVar[str] = ""
    """What is asked, if anything is: the name of the decision."""
    fields: ClassVar[Mapping[str, Codec]] = {}
    """What makes this step differ from others of its class: the constructor's arguments, in order, each
    with how it is written in a position."""

    def run(self, state: S) -> Decision | None:
        """Do the work, or return what must be chosen first."""
        raise NotImplementedError

    def chosen(self, state: S, option: Option) -> None:
        """Go on with what was chosen."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """A value that is equal for equal steps."""
        return (type(self).__name__, *[getattr(self, field) for field in self.fields])

    def gaps(self, state: S) -> dict[str, str | int | Text]:
        """What the question names (how many units, which card...)."""
        return {}

    def about(self, state: S, seat: int) -> Question | None:
        """What the question is about, as far as the seat may know: what was chosen so far, what lies on
        the table because of it. None if the table itself tells all."""
        return None

    def why_not(self, state: S, option: Option) -> Reason | None:
        """Why an option that this step does not offer now is not among its options; None if all there
        is to say is that something else is asked."""
        return None

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Step) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def __reduce__(self) -> Remade:
        return type(self), tuple([getattr(self, field) for field in self.fields])

    def __repr__(self) -> str:
        name, *values = self.key()
        return f"{name}({', '.join(map(repr, values))})"


@final
class Decision:
    """The question that one seat has to answer, and everything it may answer."""

    __slots__ = ("always", "options", "seat", "secret", "step")

    def __init__(
        self,
        step: Step[Any],
        seat: int,
        options: list[Option],
        secret: bool = False,
        always: bool = False,
    ) -> None:
        self.step: Final = step
        self.seat: Final = seat
        self.options: Final = options
        self.secret: Final = secret
        """Whether the choice itself stays unknown to the other seats."""
        self.always: Final = always
        """Whether it is asked even if there is only one answer, because not to ask would tell something
        that others may not know. A secret choice always is."""

    @property
    def idle(self) -> bool:
        """Whether there is nothing to decide: nobody is asked then."""
        return len(self.options) == 1 and not self.secret and not self.always

    @property
    def kind(self) -> str:
        return self.step.kind

    @property
    def rule(self) -> Rule:
        """Which rule asks this."""
        return self.step.rule

    def find(self, text: str) -> Option | None:
        """The option with this notation."""
        for option in self.options:
            if str(option) == text:
                return option
        return None

    def __repr__(self) -> str:
        return f"<{self.kind}: seat {self.seat}, {len(self.options)} options>"
