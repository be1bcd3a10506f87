import { RESET, type EmptyWords, type ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { BpkbRow } from '@/lib/contract/bpkbList';
import { BPKB_LABELS, BPKB_TASK_LABELS } from '@/lib/labels/bpkbLabels';
import type { BookListState } from '../domain/bpkbList';
import { ageText, numberText, whereText } from '../domain/bookWords';
import { UntilText } from './UntilText';

/**
 * How books look in a list.
 * @param todayOf today at an office, `YYYY-MM-DD`
 */
export const bookView = (todayOf: (office: number) => string): ListView<BpkbRow, BookListState, number> => ({
  caption: 'Inventori BPKB',
  columns: [
    {
      key: 'number',
      header: 'Nomor BPKB',
      width: 132,
      whole: 'line',
      cell: ({ number }) => numberText(number),
    },
    {
      ...{ key: 'contract', header: 'Kontrak', width: 140, whole: 'line', hideBelow: 944, card: 'hidden' },
      cell: ({ contract_code }) => contract_code,
    },
    {
      ...{ key: 'customer', header: 'Nasabah', minWidth: 130, whole: true, card: 'lead' },
      cell: ({ customer_name }) => customer_name,
    },
    {
      ...{ key: 'vehicle', header: 'Kendaraan', minWidth: 150, whole: true, hideBelow: 1248, card: 'hidden' },
      cell: ({ vehicle, plate_number: plate }) => (plate === '' ? vehicle : `${vehicle}, ${plate}`),
    },
    {
      ...{ key: 'state', header: 'Keadaan', width: 152, grow: 17, whole: true, card: 'aside' },
      cell: ({ state }) => {
        const { tone, label } = BPKB_LABELS[state];
        return (
          <StatusChip tone={tone} wraps>
            {label}
          </StatusChip>
        );
      },
    },
    {
      ...{ key: 'where', header: 'Tempat atau pemegang', minWidth: 116, whole: true },
      card: 'foot',
      cell: (row) => whereText(row),
    },
    {
      ...{ key: 'days', header: 'Umur', align: 'end', width: 92, whole: 'line', hideBelow: 944 },
      ...{ card: 'footAside' },
      cell: ({ days }) => ageText(days),
    },
    {
      ...{ key: 'until', header: 'Paling lambat', width: 158, grow: 15, whole: true, card: 'leadAside' },
      cell: ({ until, office }) => until !== null && <UntilText until={until} today={todayOf(office.id)} />,
    },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ number, contract_code }) => `BPKB ${numberText(number)}, ${contract_code}`,
  emptyWords,
  skeletonRows: 10,
});

/** Why the list is empty. */
function emptyWords({ search, task, state, kind, place }: BookListState): EmptyWords {
  if (search !== '') return { title: `Tidak ada BPKB untuk “${search}”`, action: RESET };
  const isNarrow = [state, kind, place].some((choice) => choice !== 'all');
  if (task !== 'all')
    return {
      title: `Tidak ada BPKB: ${BPKB_TASK_LABELS[task].toLowerCase()}`,
      ...(isNarrow ? { action: RESET } : { why: 'Tidak ada yang perlu dikerjakan di daftar ini.' }),
    };
  return isNarrow
    ? { title: 'Tidak ada BPKB seperti itu', action: RESET }
    : { title: 'Belum ada BPKB', why: 'BPKB muncul di sini sejak kontraknya dicairkan.' };
}
