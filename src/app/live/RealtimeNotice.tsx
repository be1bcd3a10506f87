import { useEffect, useState } from 'react';
import { OfflineNotice } from '@/components/OfflineNotice/OfflineNotice';
import { useRealtimeStatus } from '@/lib/realtime/RealtimeProvider';

/** Shorter outages mend themselves unseen, ms. */
const PATIENCE = 3_000;

/** Says quietly that pushes do not come at the moment; work goes on. */
export function RealtimeNotice() {
  const isDown = useRealtimeStatus() === 'down';
  return isDown ? <AfterPatience /> : null;
}

function AfterPatience() {
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return patient ? null : (
    <OfflineNotice>Pembaruan langsung terputus. Mencoba menyambung lagi…</OfflineNotice>
  );
}
