import type Echo from 'laravel-echo';
import type { RealtimeSource } from './RealtimeSource';

/** A channel that nobody listens to is kept this long, ms: going from page to page asks for no new authorization. */
const LINGER = 3_000;
/** Waits between tries after a passing refusal, ms; the last one repeats. */
const RETRIES = [2_000, 5_000, 15_000, 60_000];

type Handler = (payload: unknown) => void;

interface OpenChannel {
  handlers: number;
  tries: number;
  leaving?: ReturnType<typeof setTimeout>;
  retrying?: ReturnType<typeof setTimeout>;
}

/** Counts who listens on which private channel and leaves a channel after its last listener. */
export function createChannels(echo: Echo<'pusher'>, warn: (kind: string, cause: unknown) => void) {
  const open = new Map<string, OpenChannel>();

  function join(name: string): OpenChannel {
    const known = open.get(name);
    if (known) return known;
    const channel: OpenChannel = { handlers: 0, tries: 0 };
    open.set(name, channel);
    echo.private(name).subscribed(() => (channel.tries = 0));
    return channel;
  }

  function leave(name: string, channel: OpenChannel) {
    clearTimeout(channel.leaving);
    clearTimeout(channel.retrying);
    open.delete(name);
    echo.leaveChannel(`private-${name}`);
  }

  const subscribe: RealtimeSource['subscribe'] = (name, event, handler) => {
    const channel = join(name);
    clearTimeout(channel.leaving);
    channel.handlers += 1;
    // One listener that throws must not keep a push from the others.
    const guarded: Handler = (payload) => {
      try {
        handler(payload);
      } catch (error) {
        warn(`${name} ${event}`, error);
      }
    };
    // The leading dot tells Echo that the event's name is complete as it stands.
    echo.private(name).listen(`.${event}`, guarded);
    let listening = true;
    return () => {
      if (!listening) return;
      listening = false;
      if (open.get(name) !== channel) return;
      echo.private(name).stopListening(`.${event}`, guarded);
      channel.handlers -= 1;
      if (channel.handlers === 0) channel.leaving = setTimeout(() => leave(name, channel), LINGER);
    };
  };

  return {
    subscribe,
    /** Asks for a channel (by its wire name) again, later and later, until it opens or nobody wants it. */
    retry(wireName: string) {
      const name = wireName.replace(/^private-/, '');
      const channel = open.get(name);
      if (!channel) return;
      clearTimeout(channel.retrying);
      const wait = RETRIES[Math.min(channel.tries, RETRIES.length - 1)];
      channel.tries += 1;
      channel.retrying = setTimeout(() => {
        // While the socket is down there is nothing to ask for: a new connection asks for every channel by itself.
        if (echo.connector.pusher.connection.state === 'connected') echo.private(name).subscribe();
      }, wait);
    },
    close() {
      for (const [name, channel] of [...open]) leave(name, channel);
    },
  };
}
