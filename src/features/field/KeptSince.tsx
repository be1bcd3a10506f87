import { useState } from 'react';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { useIsOnline } from '@/lib/browser/useIsOnline';
import { ApiError } from '@/lib/http/ApiError';
import { OfflineStrip } from './components/OfflineStrip';
import { dismissStrip, isStripDismissed } from './device/planCopy';

export interface KeptSinceProps {
  /** Why the server's did not come; null: it did. */
  error: Error | null;
  /** When what is shown was read, in words. */
  since: string;
  /** The office's today. */
  today: string;
  /** Another try is under way. */
  isAsking: boolean;
  /** Asked to try again. */
  onRetry: () => void;
}

/** Says that what is shown was kept, and since when. */
export function KeptSince({ error, since, today, isAsking, onRetry }: KeptSinceProps) {
  const isOnline = useIsOnline();
  const [isDismissed, setIsDismissed] = useState(() => isStripDismissed(today));
  const isCutOff = !isOnline || (error instanceof ApiError && error.kind !== 'refused');
  if (isCutOff && !isDismissed) {
    const dismiss = () => {
      dismissStrip(today);
      setIsDismissed(true);
    };
    return <OfflineStrip at={since} onDismiss={dismiss} />;
  }
  if (!isCutOff && error) return <StaleNotice error={error} retrying={isAsking} onRetry={onRetry} />;
  return null;
}
