import type { PageSettings } from '@/lib/contract/pageSettings';
import { PAGE_SETTINGS } from '@/lib/contract/pageSettings';
import type { RealtimeConfig } from './platform/core/config';

/** SPEC 9. */
const USUAL_SOCKET_PORT = 6003;

/**
 * Everything the page must know of this server, complete: what is not set here is empty, so that nothing of the build
 * counts. `given` (VITE_…) wins, for a proxy that browsers reach the socket through.
 */
export function pageSettings(
  given: PageSettings,
  realtime: RealtimeConfig,
  socketPort: number | null,
): Required<PageSettings> {
  const none = Object.fromEntries(PAGE_SETTINGS.map((name) => [name, ''])) as Required<PageSettings>;
  return { ...none, ...socketSettings(realtime, socketPort), ...given };
}

function socketSettings(realtime: RealtimeConfig, socketPort: number | null): PageSettings {
  const { key } = realtime;
  if (realtime.mode === 'embedded')
    return { VITE_PUSHER_KEY: key, VITE_PUSHER_PORT: String(socketPort ?? realtime.port) };
  const { host, port, tls, cluster } = realtime;
  return {
    VITE_PUSHER_KEY: key,
    VITE_PUSHER_CLUSTER: cluster,
    VITE_PUSHER_HOST: host ?? `ws-${cluster}.pusher.com`,
    VITE_PUSHER_PORT: String(port ?? (host === null ? 443 : USUAL_SOCKET_PORT)),
    VITE_PUSHER_TLS: tls ? '1' : '',
  };
}

/** Origin of an absolute address, for the content security policy; none where the page's own is meant. */
export function originsOf(...addresses: (string | undefined)[]): string[] {
  return addresses.flatMap((address) => {
    const origin = /^https?:\/\/[^/\s;,'"]+/.exec(address ?? '')?.[0];
    return origin === undefined ? [] : [origin];
  });
}
