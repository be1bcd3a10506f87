import type { DayRange } from '@/lib/arithmetic/overdueClass';
import type { AccountLoad, DistributionPreview, DistributionSide } from '@/lib/contract/distribution';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { rangeText } from '@/lib/labels/overdueClassLabel';

/** Who is on a side. */
export const sideName = ({ collector }: Pick<DistributionSide, 'collector'>): string =>
  collector?.name ?? 'Belum berkolektor';

/** Accounts of a load by how late they are: `belum terlambat 2, 0–30 hari 15`. */
export function bucketsText({ buckets }: Pick<AccountLoad, 'buckets'>, ranges: readonly DayRange[]): string {
  const parts = buckets.flatMap((n, at) => {
    const range = ranges[at - 1];
    return n === 0 ? [] : [`${range ? rangeText(range) : 'belum terlambat'} ${formatNumber(n)}`];
  });
  return parts.length === 0 ? '–' : parts.join(', ');
}

/** What another proposal says otherwise, a line each: what a 409 is about. */
export function changesBetween(shown: DistributionPreview, now: DistributionPreview): string[] {
  const key = (side: DistributionSide) => side.collector?.id ?? 0;
  const old = new Map(shown.sides.map((side) => [key(side), side]));
  const fresh = new Map(now.sides.map((side) => [key(side), side]));
  const lines = [...new Set([...old.keys(), ...fresh.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), fresh.get(id)];
    const name = sideName(is ?? was ?? { collector: null });
    return (['before', 'after'] as const).flatMap((when) => {
      const [from, to] = [textOf(was?.[when]), textOf(is?.[when])];
      return from === to
        ? []
        : [`${name}, ${when === 'before' ? 'sebelum' : 'sesudah'}: ${from} menjadi ${to}`];
    });
  });
  return lines.length > 0
    ? lines
    : ['Akun yang berpindah lain dari yang ditampilkan, dengan jumlah yang sama.'];
}

const textOf = (load: AccountLoad | undefined) =>
  `${formatNumber(load?.accounts ?? 0)} akun ${formatRupiah(load?.outstanding ?? 0)}`;
