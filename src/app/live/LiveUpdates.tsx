import { useEffect, useState, type ReactNode } from 'react';
import { RealtimeProvider } from '@/lib/realtime/RealtimeProvider';
import { noRealtime, type RealtimeSource } from '@/lib/realtime/RealtimeSource';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import { useSession } from '@/lib/session/useSession';
import { announceUnauthorized } from '../session/unauthorized';
import { whenIdle } from './whenIdle';

/** Wait before Echo's chunk is asked for again, ms. */
const TRY_AGAIN = 10_000;

/**
 * Realtime for whoever is signed in: Echo comes when the page rests (an approver's after the first paint) and goes with
 * the session. What was pushed before its first connection is caught up with then (`useReconnected`).
 */
export function LiveUpdates({
  children,
}: {
  /** The app. */
  children: ReactNode;
}) {
  const isIdle = useAppIdle();
  const [source, setSource] = useState<RealtimeSource>(noRealtime);
  const session = useSession();
  // What is asked of an approver a host of the six calls says by push alone: nothing could be caught up with.
  const wanted = session !== null && (isIdle || session.access.is_credit_approval === 1);
  useEffect(() => (wanted ? keepSource(setSource) : undefined), [wanted]);
  return <RealtimeProvider source={source}>{children}</RealtimeProvider>;
}

/** Makes the source and hands it over; returns how to close it. */
function keepSource(onSource: (source: RealtimeSource) => void): () => void {
  let made: RealtimeSource | null = null;
  let closed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const make = async () => {
    try {
      const { createEchoSource } = await import('@/lib/realtime/echoSource');
      if (closed) return;
      made = createEchoSource({ onUnauthorized: announceUnauthorized });
      onSource(made);
    } catch {
      // The chunk did not come; the app works without pushes meanwhile.
      if (!closed) timer = setTimeout(() => void make(), TRY_AGAIN);
    }
  };
  const cancel = whenIdle(() => void make());
  return () => {
    closed = true;
    cancel();
    clearTimeout(timer);
    made?.close();
    onSource(noRealtime);
  };
}
