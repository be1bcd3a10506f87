import { BROADCAST_AUTH_PATH } from '../contract/realtime';
import { API_URL } from '../http/config';
import { pageSetting } from '../settings/pageSetting';

/** Where the Pusher-protocol socket is and who lets into its channels. */
export interface RealtimeSettings {
  key: string;
  cluster: string;
  host: string;
  port: number;
  tls: boolean;
  authUrl: string;
}

/** Settings of the page (`.env.example`), with SPEC 9's port and cluster. */
export function realtimeSettings(): RealtimeSettings {
  const tls = pageSetting('VITE_PUSHER_TLS');
  return {
    key: pageSetting('VITE_PUSHER_KEY') ?? 'angsur',
    cluster: pageSetting('VITE_PUSHER_CLUSTER') ?? 'mt1',
    host: pageSetting('VITE_PUSHER_HOST') ?? location.hostname,
    port: Number(pageSetting('VITE_PUSHER_PORT')) || 6003,
    tls: tls ? /^(1|true)$/.test(tls) : location.protocol === 'https:',
    authUrl: `${API_URL}/${BROADCAST_AUTH_PATH}`,
  };
}
