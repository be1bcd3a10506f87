import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { BpkbScansAnswer } from '@/lib/contract/bpkbCounts';
import { joinQueue } from '@/lib/device/device';
import type { Session } from '@/lib/session/session';
import { countKeys } from './api/counts.queries';
import { scanSender } from './api/scanSender';
import { SCANS } from './device/countDevice';
import { finishLeft } from './device/finishLeft';
import { tellHeard } from './device/heardBack';
import type { KeptScans } from './device/keptScansSchema';

export interface CountSyncProps {
  /** Who counts. */
  session: Pick<Session, 'id' | 'token'>;
  /** The server knows the session no more. */
  onUnauthorized: () => void;
}

/** Sends a keeper's codes by itself while they are signed in. Shows nothing. */
export function CountSync({ session: { id, token }, onUnauthorized }: CountSyncProps) {
  const client = useQueryClient();
  const handleSent = useEffectEvent((answer: BpkbScansAnswer, { countId }: KeptScans) => {
    tellHeard(countId, answer);
    void client.invalidateQueries({ queryKey: countKeys.count(String(countId)) });
  });
  const handleUnauthorized = useEffectEvent(() => onUnauthorized());
  useEffect(() => {
    const { queue, leave } = joinQueue(id, () => handleUnauthorized());
    const stop = queue.serve(
      SCANS,
      scanSender(token, (answer, sent) => handleSent(answer, sent)),
    );
    void finishLeft(id).catch(() => undefined);
    return () => {
      stop();
      leave();
    };
  }, [id, token]);
  return null;
}
