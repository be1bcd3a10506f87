import { useEffect, useEffectEvent } from 'react';
import { onPushOpened } from '@/lib/push/onPushOpened';

export interface PushRegistrationProps {
  /** Who is signed in; each start and each new person registers the device again. */
  userId: string;
  /** A notification was clicked while the app was open. */
  onOpen: (path: string) => void;
}

/** How long after the start it begins, ms: push must never be in the way of the page. */
const START_DELAY = 4_000;

/**
 * Shows nothing. Where permission was granted it registers the device after each start, which also refreshes a token
 * that is 7 days old (SPEC 4), and registers again when the browser changed the subscription. It never asks.
 */
export function PushRegistration({ userId, onOpen }: PushRegistrationProps) {
  const open = useEffectEvent(onOpen);
  useEffect(
    () => onPushOpened({ onOpen: (path) => open(path), onSubscriptionChanged: () => void register() }),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      if (isGranted()) void register((state) => state === 'allowed');
    }, START_DELAY);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}

const isGranted = () => 'Notification' in globalThis && Notification.permission === 'granted';

/**
 * Registers the device. Its code comes with the first device that is registered: most never are, and the first page
 * needs none of it. Without the code nothing happens, as without push.
 */
async function register(when: (state: string) => boolean = () => true): Promise<void> {
  try {
    const { enablePush, getPushState } = await import('@/lib/push/pushState');
    if (when(getPushState().kind)) await enablePush();
  } catch (error) {
    console.info('The device is not registered:', error);
  }
}
