import { PaperTable } from '@/components/Paper/PaperTable';
import { terbilang } from '@/lib/arithmetic/terbilang';
import type { Settlement } from '@/lib/contract/settlements';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import type { PaperSize } from '@/lib/paper/papers';
import { settlementText } from '../domain/settlementText';

export interface SettlementLinesProps {
  /** What settles the contract, with its arithmetic. */
  settlement: Settlement;
  /** The paper that it is printed on. */
  size: PaperSize;
}

/** The arithmetic of a settlement on paper, line by line, with its total in words. */
export function SettlementLines({ settlement, size }: SettlementLinesProps) {
  return (
    <>
      <PaperTable
        size={size}
        caption="Hitungan pelunasan"
        columns={[
          { head: 'Uraian', cell: ({ label }) => label, total: 'Total pelunasan' },
          { head: 'Hitungan', cell: ({ sum }) => sum, below: 'plain' },
          {
            head: 'Jumlah',
            figure: true,
            cell: ({ amount }) => formatNumber(amount),
            total: formatRupiah(settlement.total),
          },
        ]}
        rows={settlement.lines.map((step) => ({ ...settlementText(step), amount: step.amount }))}
        keyOf={({ label }) => label}
      />
      <p>
        <em>Terbilang: {terbilang(settlement.total)}</em>
      </p>
    </>
  );
}
