/**
 * - `off`: not signed in or not configured
 * - `connecting`: first connection on its way
 * - `connected`
 * - `down`: was or should be connected, trying again
 */
export type RealtimeStatus = 'off' | 'connecting' | 'connected' | 'down';

/** Where pushes come from: Echo in the app, a fake in stories and tests. */
export interface RealtimeSource {
  /** Listens on a private channel (`credits.2`) for an event (`send.credit`). Returns how to stop. */
  subscribe: (channel: string, event: string, handler: (payload: unknown) => void) => () => void;
  getStatus: () => RealtimeStatus;
  onStatusChange: (listener: () => void) => () => void;
  close: () => void;
}

/** The source of nothing: signed out, or realtime not configured. */
export const noRealtime: RealtimeSource = {
  subscribe: () => () => {},
  getStatus: () => 'off',
  onStatusChange: () => () => {},
  close: () => {},
};
