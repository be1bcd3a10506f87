/** What the service worker tells the page. */
interface WorkerMessage {
  type?: unknown;
  path?: unknown;
}

export interface PushListeners {
  /** A notification was clicked while the app was open: go to this path inside the app. */
  onOpen: (path: string) => void;
  /** The browser changed the subscription: register again. */
  onSubscriptionChanged: () => void;
}

/** Listens to the service worker; returns how to stop. */
export function onPushOpened({ onOpen, onSubscriptionChanged }: PushListeners): () => void {
  if (!('serviceWorker' in navigator)) return () => {};
  const hear = ({ data }: MessageEvent<WorkerMessage | null>) => {
    if (data?.type === 'OPEN_PATH' && typeof data.path === 'string' && /^\/(?!\/)/.test(data.path))
      onOpen(data.path);
    if (data?.type === 'PUSH_SUBSCRIPTION_CHANGED') onSubscriptionChanged();
  };
  navigator.serviceWorker.addEventListener('message', hear);
  return () => navigator.serviceWorker.removeEventListener('message', hear);
}
