import { useMemo } from 'react';
import { DataTable } from '@/components/DataTable/DataTable';
import type { Column } from '@/components/DataTable/DataTable.types';
import { ValidityChip } from '@/components/ValidityChip/ValidityChip';
import type { PriceVersion } from '@/lib/contract/prices';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDateShort, formatInstant } from '@/lib/format/tanggal';
import styles from './PriceHistory.module.css';

export interface PriceHistoryProps {
  /** Newest first. */
  versions: readonly PriceVersion[];
  /** `YYYY-MM-DD`. */
  today: string;
}

const keyOf = (version: PriceVersion) => version.id;

/** One vehicle's prices over time: from when, how much, and which import brought it. */
export function PriceHistory({ versions, today }: PriceHistoryProps) {
  const columns = useMemo(() => columnsFor(today), [today]);
  return (
    <div className={styles.root}>
      <DataTable caption="Riwayat harga" columns={columns} rows={versions} rowKey={keyOf} empty={null} />
    </div>
  );
}

function columnsFor(today: string): Column<PriceVersion>[] {
  const money = (
    key: 'otr' | 'max_disbursement' | 'min_down_payment',
    header: string,
  ): Column<PriceVersion> => ({
    key,
    header,
    cell: (version) => formatNumber(version[key]),
    align: 'end',
    width: key === 'max_disbursement' ? 132 : 108,
  });
  return [
    {
      key: 'valid_from',
      header: 'Mulai',
      cell: ({ valid_from }) => formatDateShort(valid_from),
      width: 110,
      whole: 'line',
    },
    {
      key: 'status',
      header: 'Status',
      cell: (version) => <ValidityChip row={{ ...version, active: true }} today={today} />,
      width: 200,
      whole: true,
      card: 'aside',
    },
    money('otr', 'OTR'),
    money('max_disbursement', 'Pencairan maks.'),
    money('min_down_payment', 'DP min.'),
    {
      key: 'list',
      header: 'Asal',
      cell: ({ list }) =>
        list ? (
          <span data-part="list">
            {list.file_name}
            <small>
              {list.by.name}, {formatInstant(list.at)}
            </small>
          </span>
        ) : (
          'Daftar awal'
        ),
    },
  ];
}
