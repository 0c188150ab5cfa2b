import { api, type HouseInfo } from './api.ts';

/** Names by which a machine calls itself: a link with one of them leads everybody else to his own machine. */
const SELF = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** What this page knows of the server that it came from. */
class House {
  private said = $state.raw<HouseInfo | null>(null);
  private asked = false;

  /** Ask the server, once. */
  meet(): void {
    if (this.asked) return;
    this.asked = true;
    api.house().then(
      (said) => (this.said = said),
      () => (this.asked = false),
    );
  }

  /** A path of this server as somebody else can open it. */
  link(path: string): string {
    const base = SELF.test(location.hostname) ? this.said?.links[0] : undefined;
    return new URL(path, base ?? location.origin).href;
  }

  /** How to start it so that others can open it. */
  get command(): string {
    return this.said?.command ?? '';
  }

  /** How players who are away can be told that it is their turn. */
  get ways(): HouseInfo['ways'] {
    return this.said?.ways ?? [];
  }

  /** Whether nobody but this computer can open a link to here. */
  get onlyHere(): boolean {
    return SELF.test(location.hostname) && this.said !== null && this.said.links.length === 0;
  }
}

export const house = new House();
