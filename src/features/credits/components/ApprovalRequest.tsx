import { useMemo, type ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import type { Approval } from '@/lib/contract/approvals';
import { formatRupiah } from '@/lib/format/rupiah';
import { receiptRows } from '../domain/receiptChanges';
import { kindOf, REQUEST_LABELS } from '../domain/requestText';
import { ReceiptComparison } from './ReceiptComparison';
import { ReceiptGroups } from './ReceiptGroups';
import { SubjectLink, type Follow, type SubjectLinks } from './SubjectLink';
import styles from './ApprovalRequest.module.css';

export interface ApprovalRequestProps {
  /** The request: values as they are, and as they are asked for (SPEC 3). */
  approval: Approval;
  /** Where the receipt is opened. */
  links?: SubjectLinks | undefined;
  /** It was asked for. */
  onFollow?: Follow | undefined;
  /** Stands before the values: what approving would do. */
  children?: ReactNode;
}

/** Who asks for a change or a void, why, and what would change. */
export function ApprovalRequest({ approval, links, onFollow, children }: ApprovalRequestProps) {
  const { credit, request_by, reason, requested_at } = approval;
  const kind = kindOf(approval);
  const { noun } = REQUEST_LABELS[kind];
  return (
    // Reached by Tab, so that the arrow keys scroll what is longer than the modal.
    <div className={styles.root} tabIndex={0} role="region" aria-label={`Permintaan ${noun}`}>
      <p>
        <b>{request_by.name || request_by.username || 'Seseorang'}</b>
        {` meminta ${noun} nota `}
        <b>
          <SubjectLink href={links?.receipt?.(credit.id)} onFollow={onFollow}>
            {credit.invoice}
          </SubjectLink>
        </b>
        {requested_at && (
          <>
            , <DateText kind="instant" value={requested_at} />
          </>
        )}
      </p>
      {reason && <blockquote>{reason}</blockquote>}
      {children}
      {kind === 'VOID' ? <WouldBeVoid approval={approval} /> : <WouldChange approval={approval} />}
    </div>
  );
}

function WouldChange({ approval: { credit, update } }: Pick<ApprovalRequestProps, 'approval'>) {
  const rows = useMemo(() => receiptRows(credit, update), [credit, update]);
  const changed = rows.filter((row) => row.changed).map((row) => row.label);
  return (
    <>
      <p data-part="sum">
        {changed.length === 0
          ? 'Tidak ada isian yang berubah.'
          : `${changed.length} isian berubah: ${changed.join(', ')}.`}
      </p>
      <ReceiptComparison rows={rows} />
    </>
  );
}

function WouldBeVoid({ approval: { credit } }: Pick<ApprovalRequestProps, 'approval'>) {
  return (
    <>
      <p data-part="sum">
        Setelah dibatalkan, {formatRupiah(credit.payment)}
        {credit.customer_name && ` dari ${credit.customer_name}`} tidak dihitung lagi dan angsuran ke-
        {credit.credit_to} kembali seperti sebelum nota ini. Nomor dan nilai nota tetap tersimpan.
      </p>
      <ReceiptGroups receipt={credit} />
      {credit.note && <p data-part="note">{credit.note}</p>}
    </>
  );
}
