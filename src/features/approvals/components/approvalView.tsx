import type { ReactNode } from 'react';
import type { Column } from '@/components/DataTable/DataTable.types';
import { DateText } from '@/components/DateText/DateText';
import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import type { ApprovalRow } from '@/lib/contract/approvalInbox';
import type { ApprovalKind } from '@/lib/contract/approvalInboxDefaults';
import { formatNumber } from '@/lib/format/rupiah';
import { keyOf } from '../domain/chosenTogether';
import type { ToDecideState } from '../domain/approvalList';
import styles from './approvalView.module.css';

/** What the amount of a kind is. */
const AMOUNTS: Partial<Record<ApprovalKind, string>> = {
  RECEIPT: 'dilepas',
  CONTRACT: 'dilepas',
  REGISTRATION: 'pokok',
  COMMISSION: 'komisi',
  STATEMENT_ROWS: 'denda hilang',
  STATEMENT: 'uang masuk',
};

/** A value, and quieter below it what belongs to it. */
const lines = (value: ReactNode, below: ReactNode) => (
  <span className={styles.lines}>
    <span>{value}</span>
    <small>{below}</small>
  </span>
);

/** What it is about: the record, and whose it is where that says more. */
const aboutText = ({ record, name }: ApprovalRow) =>
  name === record.label ? name : `${record.label} · ${name}`;

const askerOf = ({ request_by: by }: ApprovalRow) => (by ? by.name || by.username : 'Dihitung sistem');

const COLUMNS: readonly Column<ApprovalRow>[] = [
  {
    key: 'what',
    header: 'Permintaan',
    cell: (row) => lines(row.what, aboutText(row)),
    width: 176,
    grow: 22,
    whole: true,
  },
  {
    key: 'summary',
    header: 'Isi dan alasan',
    cell: (row) =>
      lines(
        row.summary,
        <>
          {row.reason}
          {/* Where their column has no room. */}
          <span data-part="asked">
            {askerOf(row)}, <DateText kind="instant" value={row.requested_at} />
          </span>
        </>,
      ),
    minWidth: 180,
    whole: true,
    card: 'lead',
  },
  {
    key: 'asked',
    header: 'Diminta',
    cell: (row) => lines(askerOf(row), <DateText kind="instant" value={row.requested_at} />),
    width: 188,
    hideBelow: 944,
    whole: true,
    card: 'foot',
  },
  {
    key: 'amount',
    header: 'Nilai',
    cell: ({ kind, amount }) => amount !== null && lines(formatNumber(amount), AMOUNTS[kind]),
    align: 'end',
    width: 124,
    card: 'aside',
  },
];

/** Why nothing waits. */
function decideWords({ kind }: ToDecideState): EmptyWords {
  return kind === 'all'
    ? { title: 'Tidak ada yang menunggu persetujuan Anda.' }
    : { title: 'Tidak ada jenis ini yang menunggu persetujuan Anda.', action: RESET };
}

const shared = {
  keyOf,
  skeletonRows: 4,
  isShort: true,
  isPart: true,
};

/**
 * What waits for the reader.
 * @param actOf what can be done with a row from where it stands
 */
export const toDecideView = (
  actOf: (row: ApprovalRow) => ReactNode,
): ListView<ApprovalRow, ToDecideState, string> => ({
  ...shared,
  caption: 'Menunggu persetujuan Anda',
  columns: [...COLUMNS, { key: 'act', header: 'Keputusan', cell: actOf, width: 120, card: 'footAside' }],
  emptyWords: decideWords,
});

/**
 * What waits of their own.
 * @param actOf what can be done with a row from where it stands
 */
export const ownView = (actOf: (row: ApprovalRow) => ReactNode): ListView<ApprovalRow, object, string> => ({
  ...shared,
  caption: 'Permintaan Anda',
  columns: [...COLUMNS, { key: 'act', header: 'Tindakan', cell: actOf, width: 152, card: 'act' }],
  emptyWords: () => ({ title: 'Tidak ada permintaan Anda yang menunggu.' }),
});
