import { DEVICE_DATABASE } from './Disk';
import type { TabMessage, Tabs } from './Tabs';

const CHANNEL = `${DEVICE_DATABASE} antrean`;
/** A tab that does not say for so long how it stands is frozen or gone, ms. */
const SILENCE = 5000;

/** Tabs that agree by a Web Lock on who sends; null in a browser without: there each sends, which the server takes once. */
export function browserTabs(): Tabs | null {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return null;
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(CHANNEL);
  const hear: Tabs['hear'] = (listener) => {
    const handle = ({ data }: MessageEvent<TabMessage>) => listener(data);
    channel.addEventListener('message', handle);
    return () => channel.removeEventListener('message', handle);
  };
  const tell: Tabs['tell'] = (message) => channel.postMessage(message);
  return { hear, tell, join: (owner, send) => join(owner, send, { hear, tell }) };
}

function join(
  owner: string,
  send: (signal: AbortSignal) => void,
  { hear, tell }: Pick<Tabs, 'hear' | 'tell'>,
): () => void {
  const left = new AbortController();
  let isSender = false;
  let silence: ReturnType<typeof setTimeout> | undefined;

  /** Sends until another takes over or this one leaves; only then the lock goes on. */
  const hold = (turn: AbortController) =>
    new Promise<void>((resolve) => {
      if (left.signal.aborted) return resolve();
      clearTimeout(silence);
      isSender = true;
      left.signal.addEventListener('abort', () => resolve(), { signal: turn.signal });
      send(AbortSignal.any([turn.signal, left.signal]));
    });

  /** False: this browser gives no locks here, so each tab sends. */
  async function ask(options: LockOptions): Promise<boolean> {
    const turn = new AbortController();
    try {
      await navigator.locks.request(`${CHANNEL} ${owner}`, options, () => hold(turn));
    } catch (error) {
      const isTaken = error instanceof DOMException && error.name === 'AbortError';
      if (!isTaken) return false;
    }
    isSender = false;
    turn.abort();
    return true;
  }
  /** Asks for a turn, and again when it was taken away. */
  async function queue(): Promise<void> {
    while (!left.signal.aborted) if (!(await ask({ signal: left.signal }))) return send(left.signal);
  }
  void queue();

  // Phones freeze what is not seen, lock and all: who is looked at takes over from a tab that gives no answer.
  const check = () => {
    clearTimeout(silence);
    if (isSender || document.visibilityState !== 'visible') return;
    tell({ owner, ask: 'state' });
    silence = setTimeout(() => void ask({ steal: true }), SILENCE);
  };
  const stopHearing = hear((message) => {
    if (message.owner === owner && 'state' in message) clearTimeout(silence);
  });
  document.addEventListener('visibilitychange', check);
  check();
  return () => {
    left.abort();
    clearTimeout(silence);
    stopHearing();
    document.removeEventListener('visibilitychange', check);
  };
}
