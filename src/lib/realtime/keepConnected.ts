import type Pusher from 'pusher-js';

/** Waits before each nudge of one outage, ms; the last one repeats. A slow handshake must fit into it. */
const NUDGES = [3_000, 5_000, 8_000, 10_000];
/** The server said no (unknown key, over its limit): asking often changes nothing, ms. */
const AFTER_REFUSAL = 60_000;

/**
 * Brings a lost connection back sooner than pusher-js alone, which may take 12–14 s: after 3 s of trying it starts
 * again, and at once when the network or the tab comes back. Returns how to stop.
 */
export function keepConnected(pusher: Pusher, onTrouble: () => void): () => void {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let nudging = false;

  const nudge = () => {
    tries += 1;
    onTrouble();
    nudging = true;
    pusher.disconnect();
    nudging = false;
    pusher.connect();
  };
  const plan = () => {
    if (nudging) return;
    clearTimeout(timer);
    const { state } = pusher.connection;
    if (state === 'connected') {
      tries = 0;
      return;
    }
    const refused = state === 'disconnected' || state === 'failed';
    if (refused) onTrouble();
    const wait = refused ? AFTER_REFUSAL : (NUDGES[Math.min(tries, NUDGES.length - 1)] ?? AFTER_REFUSAL);
    // A little chance keeps a whole office from knocking in the same moment.
    timer = setTimeout(nudge, wait * (1 + Math.random() * 0.1));
  };
  const hurry = () => {
    if (pusher.connection.state !== 'connected' && tries > 0 && document.visibilityState !== 'hidden')
      nudge();
  };

  pusher.connection.bind('state_change', plan);
  plan();
  if (typeof document !== 'undefined') {
    addEventListener('online', hurry);
    document.addEventListener('visibilitychange', hurry);
  }
  return () => {
    clearTimeout(timer);
    pusher.connection.unbind('state_change', plan);
    if (typeof document !== 'undefined') {
      removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', hurry);
    }
  };
}
