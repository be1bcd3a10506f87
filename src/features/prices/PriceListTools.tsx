import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { Price } from '@/lib/contract/prices';
import { formatDateShort } from '@/lib/format/tanggal';
import { PRICE_COLUMNS } from './components/priceColumns';

/** Above the prices: their columns, and what can be done with chosen ones. */
export default function PriceListTools(bar: ListToolsBar<Price>) {
  return <ListTools {...bar} columns={PRICE_COLUMNS} cells={CELLS} noun="harga" />;
}

const CELLS = {
  Merek: (row: Price) => row.brand,
  Tipe: (row: Price) => row.type,
  Tahun: (row: Price) => row.year,
  Wilayah: (row: Price) => row.region,
  OTR: (row: Price) => row.otr,
  'Pencairan maks.': (row: Price) => row.max_disbursement,
  'DP min.': (row: Price) => row.min_down_payment,
  'Berlaku mulai': (row: Price) => formatDateShort(row.valid_from),
  'Berlaku sampai': (row: Price) => formatDateShort(row.valid_to),
};
