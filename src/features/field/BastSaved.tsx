import { useState } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { runQueue, useQueueState } from '@/lib/device/device';
import { BastOutcome } from './components/BastOutcome';
import { bastStore } from './device/fieldDevice';
import type { KeptBast } from './device/KeptBast';
import { bastStatus } from './domain/visitStatus';

export interface BastSavedProps {
  /** It waits to be sent, was sent, or was refused for good. */
  bast: KeptBast;
  /** Where the orders are. */
  ordersHref: string;
}

/** A BAST that was finished. Sent is said when the server said so, never before. */
export function BastSaved({ bast, ordersHref }: BastSavedProps) {
  const sending = useQueueState().get(bast.id) ?? null;
  const [isRemoving, setIsRemoving] = useState(false);
  const isRefused = bast.step === 'refused';
  const isResting = bast.step === 'waiting' && (sending === null || sending.step === 'pause');
  const sendAgain = async () => {
    await bastStore().put({ ...bast, step: 'waiting', refusal: null });
    runQueue();
  };
  return (
    <>
      <BastOutcome
        bast={bast}
        status={bastStatus(bast, sending)}
        ordersHref={ordersHref}
        onSend={isRefused ? () => void sendAgain() : isResting ? runQueue : undefined}
        onRemove={isRefused ? () => setIsRemoving(true) : undefined}
      />
      <ConfirmDialog
        open={isRemoving}
        title={`Hapus BAST ${bast.facts.order.number} dari perangkat ini?`}
        confirmLabel="Hapus BAST"
        kind="danger"
        onConfirm={() => {
          setIsRemoving(false);
          void bastStore().remove(bast);
        }}
        onCancel={() => setIsRemoving(false)}
      >
        Foto dan tanda tangannya ikut terhapus, dan server tidak memilikinya. Hapus hanya setelah supervisor
        tahu apa yang terjadi dengan unit.
      </ConfirmDialog>
    </>
  );
}
