import { useEffect, useState } from 'react';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { useRealtimeStatus } from '@/lib/realtime/RealtimeProvider';

/** Shorter outages mend themselves unseen, ms. */
const NOTICE_DELAY = 3_000;

/** Says quietly that pushes do not come at the moment; work goes on. */
export function RealtimeNotice() {
  const isDown = useRealtimeStatus() === 'down';
  return isDown ? <AfterDelay /> : null;
}

function AfterDelay() {
  const [isWaiting, setWaiting] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setWaiting(false), NOTICE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  return isWaiting ? null : (
    <OfflineNotice>Pembaruan langsung terputus. Mencoba menyambung lagi…</OfflineNotice>
  );
}
