import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useToast } from '@/components/Toast/useToast';
import type { CollectorPlan } from '@/lib/contract/collectorPlan';
import type { UnitHandover } from '@/lib/contract/repossessions';
import type { Visit } from '@/lib/contract/visits';
import { joinQueue } from '@/lib/device/device';
import { formatRupiah } from '@/lib/format/rupiah';
import { markAffected } from '@/lib/query/markAffected';
import type { Session } from '@/lib/session/session';
import { bastSender } from './api/bastSender';
import { planOptions } from './api/collectorDay.queries';
import { ownOrdersOptions } from './api/ownOrders.queries';
import { tendBlocks } from './api/tendBlocks';
import { visitSender } from './api/visitSender';
import { BAST, VISIT, visitStore } from './device/fieldDevice';
import { isOver } from './domain/isOver';

/** What the server has, and the new plan knows, is not kept for longer. */
async function removeOver(owner: string, plan: CollectorPlan): Promise<void> {
  for (const visit of await visitStore().list(owner))
    if (isOver(visit, plan)) await visitStore().remove(visit);
}

export interface FieldSyncProps {
  /** Who collects. */
  session: Pick<Session, 'id' | 'token'>;
  /** The server knows the session no more. */
  onUnauthorized: () => void;
}

/** Sends a collector's visits and BAST by itself while they are signed in, keeps day, orders and numbers ready. Shows nothing. */
export function FieldSync({ session: { id, token }, onUnauthorized }: FieldSyncProps) {
  const client = useQueryClient();
  const toast = useToast();
  const handleSent = useEffectEvent(({ customer_name, tts }: Visit) => {
    const what = tts ? `Kunjungan dan tanda terima ${formatRupiah(tts.amount)} dari` : 'Kunjungan ke';
    toast.show({ tone: 'success', message: `${what} ${customer_name} sudah diterima server.` });
    markAffected(client, 'visitSent');
  });
  const handleBastSent = useEffectEvent(({ customer_name, order_number }: UnitHandover) => {
    toast.show({
      tone: 'success',
      message: `BAST ${order_number}, ${customer_name}, sudah diterima server.`,
    });
    markAffected(client, 'visitSent');
  });
  const handleUnauthorized = useEffectEvent(() => onUnauthorized());

  useEffect(() => {
    const { queue, leave } = joinQueue(id, () => handleUnauthorized());
    const stops = [
      queue.serve(
        VISIT,
        visitSender(token, (visit) => handleSent(visit)),
      ),
      queue.serve(
        BAST,
        bastSender(token, (handover) => handleBastSent(handover)),
      ),
    ];
    return () => {
      for (const stop of stops) stop();
      leave();
    };
  }, [id, token]);

  useEffect(() => {
    // Without it the day still works, with what was read before.
    const keep = () => {
      void client.fetchQuery(ownOrdersOptions(id)).catch(() => undefined);
      void client
        .fetchQuery(planOptions(id))
        .then((plan) => Promise.all([tendBlocks(client, id, plan), removeOver(id, plan)]))
        .catch(() => undefined);
    };
    keep();
    addEventListener('online', keep);
    return () => removeEventListener('online', keep);
  }, [client, id]);
  return null;
}
