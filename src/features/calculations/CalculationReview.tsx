import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import { WaitingChange } from '@/components/WaitingChange/WaitingChange';
import { useWithdrawChange } from '@/lib/changes/useWithdrawChange';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { useSwitchCalculation } from './api/useSwitchCalculation';
import { CalculationFacts } from './components/CalculationFacts';

export interface CalculationReviewProps {
  /** The calculation. */
  row: CalculationMaster;
  /** What can be done besides switching it on or off. */
  mode: 'change' | 'follow' | 'read';
  /** Asked to change it. */
  onEdit: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

const EDIT_LABELS = { change: 'Ubah', follow: 'Buat versi baru' } as const;

/** One version: its rules, and what can be done with it. */
export function CalculationReview({ row, mode, onEdit, onClose }: CalculationReviewProps) {
  const toast = useToast();
  const { send, isPending, problem } = useSwitchCalculation();
  const withdrawing = useWithdrawChange();
  const handleSwitch = () =>
    send(
      { id: row.id, version: row.version, active: row.active },
      {
        onSuccess: ({ active, code }) =>
          toast.tell(
            active
              ? { message: `Perhitungan ${code} aktif lagi.`, next: 'Kontrak baru dapat memakainya.' }
              : {
                  message: `Perhitungan ${code} tidak lagi ditawarkan untuk kontrak baru.`,
                  next: 'Kontrak yang ada tidak berubah.',
                },
            onClose,
          ),
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
              {EDIT_LABELS[mode]}
            </Button>
          )}
        </>
      }
    >
      {problem && (
        <InlineAlert tone="danger" title="Belum tersimpan">
          {problem}
        </InlineAlert>
      )}
      {row.waiting && (
        <WaitingChange
          change={row.waiting}
          busy={withdrawing.isPending}
          problem={withdrawing.problem}
          onWithdraw={() => row.waiting && withdrawing.send(row.waiting)}
        />
      )}
      <CalculationFacts row={row} />
    </Dialog>
  );
}
