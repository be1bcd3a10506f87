import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { createStore } from '../store/createStore';
import { authorizeChannel, ChannelRefusal } from './authorizeChannel';
import { createChannels } from './echoChannels';
import { keepConnected } from './keepConnected';
import type { RealtimeSource, RealtimeStatus } from './RealtimeSource';
import { realtimeSettings, type RealtimeSettings } from './realtimeSettings';

export interface EchoSourceOptions {
  /** The host answered 401 to a channel: the session may be over. */
  onUnauthorized?: () => void;
  /** Overrides of the build's settings; tests use them. */
  settings?: Partial<RealtimeSettings>;
}

/**
 * Pushes over a Pusher-protocol socket (SPEC 7, Realtime channels). Echo and pusher-js come with this module, so import
 * it after the first paint and only when signed in; `close()` it on sign-out. The credential is read again for
 * every channel. It never throws later: what goes wrong shows as `getStatus()` and once in the console.
 */
export function createEchoSource(options: EchoSourceOptions = {}): RealtimeSource {
  const settings = { ...realtimeSettings(), ...options.settings };
  const warn = createOnceLogger();

  const pusher = new Pusher(settings.key, {
    cluster: settings.cluster,
    wsHost: settings.host,
    wsPort: settings.port,
    wssPort: settings.port,
    forceTLS: settings.tls,
    // Without this pusher-js falls back to scripts from another host; and a plain socket has no TLS beside it.
    enabledTransports: settings.tls ? ['ws', 'wss'] : ['ws'],
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, callback) => {
        // An answer for a connection that is gone would be refused on the new one, which has asked for itself.
        const isLate = () => pusher.connection.socket_id !== socketId;
        authorizeChannel(settings.authUrl, socketId, channelName).then(
          (auth) => {
            if (!isLate()) callback(null, auth);
          },
          (error: unknown) => {
            if (isLate()) return;
            const refusal = error instanceof ChannelRefusal ? error : new ChannelRefusal(channelName, 0);
            warn(`${refusal.channel} ${refusal.status}`, refusal);
            if (refusal.status === 401) options.onUnauthorized?.();
            callback(refusal, null);
            if (refusal.isPassing) channels.retry(channelName);
          },
        );
      },
    },
  });
  ignoreNameless(pusher);
  const echo = new Echo({
    broadcaster: 'pusher',
    key: settings.key,
    client: pusher,
    withoutInterceptors: true,
  });
  const channels = createChannels(echo, warn);

  let wasConnected = false;
  let inTrouble = false;
  const status = createStore<RealtimeStatus>('connecting');
  const update = () => {
    const connected = pusher.connection.state === 'connected';
    if (connected) {
      wasConnected = true;
      inTrouble = false;
    }
    status.set(connected ? 'connected' : wasConnected || inTrouble ? 'down' : 'connecting');
  };
  pusher.connection.bind('state_change', update);
  pusher.connection.bind('error', (error: unknown) => warn('connection', error));
  const stopNudging = keepConnected(pusher, () => {
    inTrouble = true;
    update();
  });

  return {
    subscribe: channels.subscribe,
    getStatus: status.get,
    onStatusChange: status.subscribe,
    close() {
      stopNudging();
      channels.close();
      pusher.connection.unbind('state_change', update);
      echo.disconnect();
      status.set('off');
    },
  };
}

/** pusher-js throws inside its socket handler when a message carries no event name; such a message says nothing. */
function ignoreNameless({ connection }: Pusher) {
  const emit = connection.emit.bind(connection);
  connection.emit = (name, data, metadata) => {
    const nameless = name === 'message' && typeof (data as { event?: unknown } | null)?.event !== 'string';
    return nameless ? connection : emit(name, data, metadata);
  };
}

/** One line for each kind of trouble, so that a long outage does not fill the console. */
function createOnceLogger() {
  const seen = new Set<string>();
  return (kind: string, cause: unknown) => {
    if (seen.has(kind)) return;
    seen.add(kind);
    console.warn(`Realtime: ${kind}`, cause);
  };
}
