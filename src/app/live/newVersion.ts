import { useSyncExternalStore } from 'react';
import { createStore } from '@/lib/store/createStore';

/* A new version of the web app that the service worker has fetched; `apply` reloads into it. */
const apply = createStore<(() => void) | null>(null);

export const offerNewVersion = (reload: () => void): void => apply.set(reload);

/** How to change to the new version, or null while there is none. */
export const useNewVersion = (): (() => void) | null => useSyncExternalStore(apply.subscribe, apply.get);
