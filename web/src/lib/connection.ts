import { changed, type Change } from './changes.ts';

/** One WebSocket that comes back by itself. */
/** A table that is `kept` is there, but this server cannot read it; one that is `gone` is not, or not for us. */
export type Status = 'connecting' | 'live' | 'lost' | 'gone' | 'kept';

/** Codes after which coming back makes no sense: no such table, one that cannot be read, unknown token, foreign page. */
const KEPT = 4410;
const FINAL = new Set([4404, KEPT, 4401, 4403]);
const WAITS = [150, 400, 1000, 2000, 4000];

interface Listener {
  heard: (message: unknown) => void;
  changed: (status: Status) => void;
}

export class Connection {
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private closed = false;
  private readonly wake = (): void => this.retryNow();

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.wake);
    document.addEventListener('visibilitychange', this.wake);
    this.open();
  }

  /** Whether the message was handed over. */
  send(message: unknown): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Begin again from the address, which has changed. */
  reopen(): void {
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearTimeout(this.timer);
    this.failures = 0;
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    removeEventListener('online', this.wake);
    document.removeEventListener('visibilitychange', this.wake);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address());
    this.socket = socket;
    // The first message is whole; those that follow may tell what has changed in the one before.
    let whole: unknown = null;
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.socket) return;
      this.failures = 0;
      this.listener.changed('live');
      const message = JSON.parse(event.data) as { type: string; to: Change };
      if (message.type === 'error') return this.listener.heard(message);
      whole = message.type === 'changes' ? changed(whole, message.to) : message;
      this.listener.heard(whole);
    };
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return;
      this.socket = null;
      if (FINAL.has(event.code)) {
        this.listener.changed(event.code === KEPT ? 'kept' : 'gone');
        return;
      }
      this.listener.changed('lost');
      const wait = WAITS[Math.min(this.failures, WAITS.length - 1)] ?? 0;
      this.failures += 1;
      // Not all clients of a restarted server should knock in the same moment.
      this.timer = setTimeout(() => this.open(), wait * (0.75 + Math.random() / 2));
    };
  }

  private retryNow(): void {
    if (this.closed || this.socket || document.hidden) return;
    clearTimeout(this.timer);
    this.failures = 0;
    this.open();
  }
}
