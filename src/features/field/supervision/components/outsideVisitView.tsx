import type { ListView } from '@/components/RecordList/ListView';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Visit } from '@/lib/contract/visits';
import { formatInstant } from '@/lib/format/tanggal';
import { OUTSIDE_LABELS, RESULT_LABELS } from '@/lib/labels/visitLabels';
import type { OutsideVisitState } from '../domain/outsideVisitList';
import styles from './OverviewTable.module.css';

/** How visits outside of the rule look. */
export const OUTSIDE_VISIT_VIEW: ListView<Visit, OutsideVisitState, string> = {
  caption: 'Kunjungan di luar ketentuan',
  columns: [
    {
      key: 'customer',
      header: 'Nasabah',
      cell: ({ customer_name }) => customer_name,
      minWidth: 150,
      whole: true,
    },
    {
      key: 'code',
      header: 'Kontrak',
      cell: ({ contract_code }) => contract_code,
      width: 156,
      whole: true,
      card: 'lead',
    },
    {
      ...{ key: 'at', header: 'Waktu', width: 180, card: 'foot' },
      cell: ({ at }) => formatInstant(at),
    },
    {
      ...{ key: 'collector', header: 'Kolektor', minWidth: 140, whole: true },
      cell: ({ visited_by }) => visited_by.name,
    },
    {
      ...{ key: 'outside', header: 'Di luar ketentuan', minWidth: 190, whole: true },
      cell: ({ outside }) => (
        <span className={styles.outcome}>
          {outside.map((part) => (
            <StatusChip key={part} tone="overdue" wraps>
              {OUTSIDE_LABELS[part]}
            </StatusChip>
          ))}
        </span>
      ),
    },
    { key: 'result', header: 'Hasil', cell: ({ result }) => RESULT_LABELS[result], width: 150 },
  ],
  keyOf: ({ id }) => id,
  nameOf: ({ customer_name, at }) => `Kunjungan ${customer_name}, ${formatInstant(at)}`,
  emptyWords: () => ({
    title: 'Tidak ada kunjungan di luar ketentuan',
    why: 'Ketentuannya: nasabah sendiri, di alamat tagih atau domisili, Senin sampai Sabtu 08.00–20.00, bukan hari libur.',
  }),
};
