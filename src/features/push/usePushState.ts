import { useSyncExternalStore } from 'react';
import { getPushState, onPushStateChange, type PushState } from '@/lib/push/pushState';

/** Where push stands on this device. */
export function usePushState(): PushState {
  return useSyncExternalStore(onPushStateChange, getPushState);
}
