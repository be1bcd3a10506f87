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
};

const COLUMNS: readonly Column<ApprovalRow>[] = [
  { key: 'what', header: 'Permintaan', cell: ({ what }) => what, width: 184, whole: true },
  {
    key: 'record',
    header: 'Tentang',
    cell: ({ record, name }) => (
      <span className={styles.lines}>
        <span>{record.label}</span>
        {name !== record.label && <small>{name}</small>}
      </span>
    ),
    width: 184,
    whole: true,
    card: 'lead',
  },
  {
    key: 'summary',
    header: 'Isi dan alasan',
    cell: ({ summary, reason }) => (
      <span className={styles.lines}>
        <span>{summary}</span>
        {reason !== null && <small>{reason}</small>}
      </span>
    ),
    minWidth: 220,
    whole: true,
    card: 'lead',
  },
  {
    key: 'asked',
    header: 'Diminta',
    cell: ({ request_by: by, requested_at: at }) => (
      <span className={styles.lines}>
        <span>{by ? by.name || by.username : 'Dihitung sendiri'}</span>
        <small>
          <DateText kind="instant" value={at} />
        </small>
      </span>
    ),
    width: 168,
    whole: true,
    card: 'foot',
  },
  {
    key: 'amount',
    header: 'Nilai',
    cell: ({ kind, amount }) =>
      amount !== null && (
        <span className={styles.lines}>
          <span>{formatNumber(amount)}</span>
          <small>{AMOUNTS[kind]}</small>
        </span>
      ),
    align: 'end',
    width: 120,
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
  nameOf: ({ what, record }: ApprovalRow) => `${what} ${record.label}`,
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
  columns: [...COLUMNS, { key: 'act', header: 'Keputusan', cell: actOf, width: 128, card: 'leadAside' }],
  emptyWords: decideWords,
});

/** What waits of their own. */
export const OWN_VIEW: ListView<ApprovalRow, object, string> = {
  ...shared,
  caption: 'Permintaan Anda',
  columns: COLUMNS,
  emptyWords: () => ({ title: 'Tidak ada permintaan Anda yang menunggu.' }),
};
