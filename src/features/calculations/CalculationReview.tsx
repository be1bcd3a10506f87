import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { errorMessage } from '@/lib/http/ApiError';
import { newIdempotencyKey } from '@/lib/http/newIdempotencyKey';
import { switchOptions } from './api/calculations.mutations';
import { CalculationFacts } from './components/CalculationFacts';

export interface CalculationReviewProps {
  row: CalculationMaster;
  /** What can be done besides switching it on or off. */
  mode: 'change' | 'follow' | 'read';
  onEdit: () => void;
  onClose: () => void;
}

const EDIT_WORDS = { change: 'Ubah', follow: 'Buat versi baru' } as const;

/** One version: its rules, and what can be done with it. */
export function CalculationReview({ row, mode, onEdit, onClose }: CalculationReviewProps) {
  const client = useQueryClient();
  const toast = useToast();
  const [key] = useState(newIdempotencyKey);
  const { mutate, isPending, error } = useMutation(switchOptions(client));
  const handleSwitch = () =>
    mutate(
      // The version belongs to the intention: seen anew, it is another one.
      { row, idempotencyKey: `${key}-${row.version}` },
      {
        onSuccess: ({ active, code }) => {
          toast.show({
            tone: 'success',
            message: active
              ? `Perhitungan ${code} aktif lagi.`
              : `Perhitungan ${code} tidak lagi ditawarkan untuk kontrak baru.`,
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      size="large"
      title={row.code}
      busy={isPending}
      onClose={onClose}
      actions={
        <>
          <Button busy={isPending} busyLabel="Menyimpan…" onClick={handleSwitch}>
            {row.active ? 'Nonaktifkan' : 'Aktifkan'}
          </Button>
          {mode !== 'read' && (
            <Button kind="primary" disabled={isPending} onClick={onEdit}>
              {EDIT_WORDS[mode]}
            </Button>
          )}
        </>
      }
    >
      {error && (
        <InlineAlert tone="danger" title="Belum tersimpan">
          {errorMessage(error)}
        </InlineAlert>
      )}
      <CalculationFacts row={row} />
    </Dialog>
  );
}
