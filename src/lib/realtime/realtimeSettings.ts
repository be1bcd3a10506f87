import { BROADCAST_AUTH_PATH } from '../contract/realtime';
import { API_URL } from '../http/config';

/** Where the Pusher-protocol socket is and who lets into its channels. */
export interface RealtimeSettings {
  key: string;
  cluster: string;
  host: string;
  port: number;
  tls: boolean;
  authUrl: string;
}

/** Settings of the build (`.env.example`), with SPEC 9's port and cluster. */
export function realtimeSettings(): RealtimeSettings {
  const env = import.meta.env;
  return {
    key: env.VITE_PUSHER_KEY || 'angsur',
    cluster: env.VITE_PUSHER_CLUSTER || 'mt1',
    host: env.VITE_PUSHER_HOST || location.hostname,
    port: Number(env.VITE_PUSHER_PORT) || 6003,
    tls: env.VITE_PUSHER_TLS ? /^(1|true)$/.test(env.VITE_PUSHER_TLS) : location.protocol === 'https:',
    authUrl: `${API_URL}/${BROADCAST_AUTH_PATH}`,
  };
}
