import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { Commission } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';
import { FactList, type FactListProps } from '../../components/FactList';
import { BACK_LABELS } from '../../domain/commissionLabels';
import { computedBy, dueText, effectText, stateOf } from '../domain/commissionText';
import type { HrefOfContract } from './commissionView';
import styles from './CommissionDialog.module.css';

export interface CommissionDialogProps {
  /** As it was when it was opened; this is what is decided about. */
  commission: Commission;
  /** As people say whose it is: 'Agen'. */
  noun: string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: HrefOfContract;
  /** Address of a batch. */
  hrefOfBatch: (id: number) => string;
  /** What is on its way; null: nothing. */
  busy?: 'approve' | 'takeBack' | null;
  /** Why the last try failed. */
  problem?: string | undefined;
  /** Approving or taking back was chosen. */
  onDecide: (what: 'approve' | 'takeBack') => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** One commission: what it comes from, how it was computed, how it stands, and what may be decided. */
export function CommissionDialog(props: CommissionDialogProps) {
  const { commission, noun, busy = null, problem, onDecide, onClose } = props;
  const whyId = useId();
  const { state, obstacle, partner, due_back: due } = commission;
  const { label, tone } = stateOf(commission);
  const effect = effectText(commission, noun);
  const isWaiting = state === 'COMPUTED' && due === null;
  return (
    <Dialog
      open
      size="medium"
      title={`Komisi ${partner.name}`}
      busy={busy !== null}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={busy !== null}>Tutup</CancelButton>
          {due !== null && (
            <Button
              kind="danger"
              busy={busy === 'takeBack'}
              busyLabel="Menarik kembali…"
              onClick={() => onDecide('takeBack')}
            >
              Tarik kembali
            </Button>
          )}
          {isWaiting && (
            <Button
              kind="primary"
              disabled={obstacle !== null}
              aria-describedby={obstacle === null ? undefined : whyId}
              busy={busy === 'approve'}
              busyLabel="Menyetujui…"
              onClick={() => onDecide('approve')}
            >
              Setujui
            </Button>
          )}
        </>
      }
    >
      <div className={styles.root}>
        <div data-part="head">
          <p>{formatRupiah(commission.amount)}</p>
          <StatusChip tone={tone}>{label}</StatusChip>
        </div>
        {due !== null && <InlineAlert tone="warning">{dueText(commission)}</InlineAlert>}
        <FactList facts={factsOf(props)} />
        {effect !== null && (obstacle === null || due !== null) && <p>{effect}</p>}
        {isWaiting && obstacle !== null && (
          <WhyNot action="Setujui" id={whyId}>
            {obstacle}
          </WhyNot>
        )}
        {problem && <InlineAlert tone="danger">{problem}</InlineAlert>}
      </div>
    </Dialog>
  );
}

function factsOf({ commission, hrefOfContract, hrefOfBatch }: CommissionDialogProps): FactListProps['facts'] {
  const { contract_code: code, approved_by: by, approved_at: at, batch, taken_back: back } = commission;
  const batchLink = ({ id, number }: { id: number; number: string }) => (
    <Link href={hrefOfBatch(id)}>{number}</Link>
  );
  return [
    ['Kontrak', hrefOfContract ? <Link href={hrefOfContract(code)}>{code}</Link> : code],
    ['Nasabah', commission.customer_name],
    ['Pokok', formatRupiah(commission.principal)],
    ['Cara menghitung', computedBy(commission)],
    ['Dihitung', <DateText kind="instant" value={commission.computed_at} />],
    ...(by && at
      ? [
          [
            'Disetujui',
            <>
              {by.name}, <DateText kind="instant" value={at} />
            </>,
          ] as const,
        ]
      : []),
    ...(batch ? [['Dibayar dalam', batchLink(batch)] as const] : []),
    ...(back
      ? [
          [
            'Ditarik kembali',
            <>
              <DateText kind="instant" value={back.at} />, {BACK_LABELS[back.why]}
            </>,
          ] as const,
        ]
      : []),
    ...(commission.recovered ? [['Dipotong dalam', batchLink(commission.recovered)] as const] : []),
  ];
}
