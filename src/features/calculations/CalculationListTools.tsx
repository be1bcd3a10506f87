import { ListTools } from '@/components/TableTools/ListTools';
import type { ListToolsBar } from '@/components/TableTools/useListTools';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { formatPercent } from '@/lib/format/percent';
import { formatDateShort } from '@/lib/format/tanggal';
import { METHOD_LABELS } from '@/lib/labels/calculationLabels';
import { dailyPenalty } from '@/lib/labels/penaltyRule';
import { calculationColumns } from './components/calculationColumns';

export interface CalculationListToolsProps extends ListToolsBar<CalculationMaster> {
  /** `YYYY-MM-DD`. */
  today: string;
}

/** Above the calculations: their columns, and what can be done with chosen ones. */
export default function CalculationListTools({ today, ...bar }: CalculationListToolsProps) {
  return <ListTools {...bar} columns={calculationColumns(today)} cells={CELLS} noun="perhitungan" />;
}

const CELLS = {
  Kode: (row: CalculationMaster) => row.code,
  Nama: (row: CalculationMaster) => row.name,
  Metode: (row: CalculationMaster) => METHOD_LABELS[row.method],
  'Bunga per tahun': (row: CalculationMaster) => formatPercent(row.rate_bp),
  'Denda per hari': dailyPenalty,
  'Tenor paling sedikit': (row: CalculationMaster) => row.min_tenor,
  'Tenor paling banyak': (row: CalculationMaster) => row.max_tenor,
  'Berlaku mulai': (row: CalculationMaster) => formatDateShort(row.valid_from),
  'Berlaku sampai': (row: CalculationMaster) => formatDateShort(row.valid_to),
  Kontrak: (row: CalculationMaster) => row.used_by,
};
