import { FactGroups } from '@/components/FactGroups/FactGroups';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import type { Handover } from '@/lib/contract/handovers';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate, formatInstant } from '@/lib/format/tanggal';

export interface HandoverHeadProps {
  /** The hand-over. */
  handover: Handover;
  /** Where Kurang setor are settled. */
  shortagesHref: string;
}

/** Who brought how much to whom, and how that agrees with the TTS. */
export function HandoverHead({ handover, shortagesHref }: HandoverHeadProps) {
  const { number, collector, cashier, office, day, at, counted, expected, count, reason } = handover;
  const { shortage, surplus } = handover;
  const left = shortage ? shortage.amount - shortage.settled : 0;
  return (
    <FactGroups
      groups={[
        {
          title: number,
          facts: [
            ['Kolektor', collector.name],
            ['Kasir', cashier.name],
            ['Kantor', office.name],
            ['Diterima', formatInstant(at)],
            ['Kas tanggal', formatDate(day)],
          ],
        },
        {
          title: 'Uang',
          facts: [
            [`Menurut ${formatNumber(count)} tanda terima`, formatRupiah(expected)],
            ['Dihitung', formatRupiah(counted)],
            ...(shortage ? [['Kurang setor', formatRupiah(shortage.amount)] as const] : []),
            ...(shortage
              ? [['Belum selesai', left === 0 ? 'Sudah selesai' : formatRupiah(left)] as const]
              : []),
            ...(surplus > 0 ? [['Lebih setor', formatRupiah(surplus)] as const] : []),
            ...(reason === '' ? [] : [['Sebab', reason] as const]),
          ],
          ...(left > 0 && {
            action: (
              <LinkButton kind="quiet" href={shortagesHref}>
                Selesaikan kurang setor
              </LinkButton>
            ),
          }),
        },
      ]}
    />
  );
}
