import { useEffect, useEffectEvent } from 'react';
import { onPushOpened } from '@/lib/push/onPushOpened';
import { enablePush, getPushState } from '@/lib/push/pushState';

export interface PushRegistrationProps {
  /** Who is signed in; each start and each new person registers the device again. */
  userId: string;
  /** A notification was clicked while the app was open. */
  onOpen: (path: string) => void;
}

/** How long after the start it begins, ms: push must never be in the way of the page. */
const PATIENCE = 4_000;

/**
 * Shows nothing. Where permission was granted it registers the device after each start, which also refreshes a token
 * that is 7 days old (SPEC 4), and registers again when the browser changed the subscription. It never asks.
 */
export function PushRegistration({ userId, onOpen }: PushRegistrationProps) {
  const open = useEffectEvent(onOpen);
  useEffect(
    () => onPushOpened({ onOpen: (path) => open(path), onSubscriptionChanged: () => void enablePush() }),
    [],
  );
  useEffect(() => {
    const timer = setTimeout(() => {
      if (getPushState().kind === 'allowed') void enablePush();
    }, PATIENCE);
    return () => clearTimeout(timer);
  }, [userId]);
  return null;
}
