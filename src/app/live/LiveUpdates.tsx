import { useEffect, useState, type ReactNode } from 'react';
import { RealtimeProvider } from '@/lib/realtime/RealtimeProvider';
import { noRealtime, type RealtimeSource } from '@/lib/realtime/RealtimeSource';
import { useSession } from '@/lib/session/useSession';
import { announceUnauthorized } from '../session/unauthorized';
import { whenIdle } from './whenIdle';

/** Wait before Echo's chunk is asked for again, ms. */
const TRY_AGAIN = 10_000;

/** Realtime for whoever is signed in: Echo comes after the first paint and goes with the session. */
export function LiveUpdates({ children }: { children: ReactNode }) {
  const signedIn = useSession() !== null;
  const [source, setSource] = useState<RealtimeSource>(noRealtime);
  useEffect(() => (signedIn ? keepSource(setSource) : undefined), [signedIn]);
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
