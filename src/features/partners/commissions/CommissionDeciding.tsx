import { useToast } from '@/components/Toast/useToast';
import type { Commission } from '@/lib/contract/commissions';
import type { PartnerSide } from '../domain/partnerSide';
import { useCommissionWrite, type CommissionAct } from './api/useCommissionWrite';
import { CommissionConflict } from './components/CommissionConflict';
import { CommissionDialog, type CommissionDialogProps } from './components/CommissionDialog';
import { changesOf } from './domain/commissionText';

export interface CommissionDecidingProps extends Pick<
  CommissionDialogProps,
  'hrefOfContract' | 'hrefOfBatch'
> {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** As it was when it was opened; null: none is open. */
  opened: Commission | null;
  /** Another one, or none, is to be shown. */
  onOpen: (commission: Commission | null) => void;
}

const DONE = { approve: 'disetujui', takeBack: 'ditarik kembali' } as const;
const NEXT = {
  approve: 'Berikutnya dibayarkan oleh orang lain.',
  takeBack: 'Tidak ikut dibayarkan.',
} as const;

/** The opened commission with approving and taking back; what was seen is what is decided about. */
export function CommissionDeciding({ side, opened, onOpen, ...links }: CommissionDecidingProps) {
  const toast = useToast();
  const { send, reset, pending, problem, current } = useCommissionWrite(side);
  if (!opened) return null;
  const show = (commission: Commission | null) => {
    reset();
    onOpen(commission);
  };
  const handleDecide = (what: CommissionAct['do']) =>
    send(
      { do: what, id: opened.id, version: opened.version },
      {
        onSuccess: ({ partner }) =>
          toast.tell({ message: `Komisi ${partner.name} ${DONE[what]}.`, next: NEXT[what] }, () =>
            show(null),
          ),
      },
    );
  if (current) {
    return <CommissionConflict changes={changesOf(opened, current)} onShow={() => show(current)} />;
  }
  return (
    <CommissionDialog
      commission={opened}
      noun={side.noun}
      busy={pending?.do ?? null}
      problem={problem}
      onDecide={handleDecide}
      onClose={() => show(null)}
      {...links}
    />
  );
}
