import { RESET, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BpkbFindingRow } from '@/lib/contract/bpkbCounts';
import type { FindingListState } from '../domain/countList';
import { FINDING_LABELS, SETTLEMENT_LABELS } from '../domain/countWords';
import { expectedText, foundText, numberOf } from '../domain/findingText';

/** How what differs looks in a list. */
export const FINDING_VIEW: ListView<BpkbFindingRow, FindingListState, number> = {
  caption: 'Selisih opname',
  columns: [
    { key: 'number', header: 'Nomor BPKB', width: 132, whole: 'line', cell: numberOf },
    {
      ...{ key: 'finding', header: 'Selisih', width: 190, whole: true, card: 'aside' },
      cell: ({ finding }) => (
        <StatusChip tone={FINDING_LABELS[finding].tone} wraps>
          {FINDING_LABELS[finding].label}
        </StatusChip>
      ),
    },
    {
      ...{ key: 'customer', header: 'Nasabah', minWidth: 140, whole: true, card: 'lead' },
      cell: ({ customer_name: name }) => name,
    },
    {
      ...{ key: 'contract', header: 'Kontrak', width: 140, whole: 'line', hideBelow: 1152, card: 'hidden' },
      cell: ({ contract_code: code }) => code,
    },
    { key: 'expected', header: 'Seharusnya', minWidth: 140, whole: true, cell: expectedText },
    { key: 'found', header: 'Dihitung di', minWidth: 140, whole: true, cell: foundText },
    {
      ...{ key: 'settled', header: 'Penyelesaian', minWidth: 150, whole: true, card: 'foot' },
      cell: ({ settlement, finding }) =>
        settlement ? (
          SETTLEMENT_LABELS[settlement.settlement]
        ) : finding === 'MOVED' ? (
          'Tidak perlu'
        ) : (
          <StatusChip tone="waiting">Belum</StatusChip>
        ),
    },
  ],
  keyOf: ({ id }) => id,
  nameOf: (row) => `${FINDING_LABELS[row.finding].label}: BPKB ${numberOf(row)}, ${row.contract_code}`,
  emptyWords: ({ finding }) =>
    finding === 'all'
      ? { title: 'Tidak ada selisih', why: 'Semua BPKB dihitung di tempatnya.' }
      : { title: `Tidak ada selisih: ${FINDING_LABELS[finding].label.toLowerCase()}`, action: RESET },
  skeletonRows: 5,
  isPart: true,
  isShort: true,
};
