import { addDays, daysBetween } from '../arithmetic/calendar';
import type { DayRange } from '../arithmetic/overdueClass';
import { MAX_DAYS_AHEAD } from '../contract/overdueListDefaults';
import { bucketName, bucketOf } from './buckets';

/** So many contracts, and the principal on them that is not covered, rupiah. */
export interface OwedSum {
  accounts: number;
  outstanding: number;
}

/** What runs of one office, by the day on which its first line that is not covered falls due. */
export interface OwedOnDay extends OwedSum {
  next_due: string;
  without_region: OwedSum;
  without_collector: OwedSum;
}

/** What one office is owed, with what its figures go by. */
export interface OfficeOwed {
  /** Its today. */
  today: string;
  /** The buckets that hold there on it. */
  buckets: readonly DayRange[];
  days: readonly OwedOnDay[];
  repossessed: OwedSum;
}

/** The figures of some offices together. */
export interface OwedFigures {
  buckets: (OwedSum & { bucket: string })[];
  repossessed: OwedSum;
  total: OwedSum;
  late: OwedSum;
  /** Within 0, 1 … 7 days. */
  coming: OwedSum[];
  without_region: OwedSum;
  without_collector: OwedSum;
}

/** What each figure means, as it is told where it stands. */
export const OWED_WORDS = {
  outstanding:
    'Pokok yang belum tertutup dari kontrak berjalan dan yang unitnya ditarik. Uang pada satu angsuran dihitung sebagai bunga lebih dahulu.',
  bucket: 'Kontrak menurut hari terlambat pada hari ini di kantornya, dengan Kelas Tunggakan yang berlaku.',
  repossessed:
    'Kontrak yang unitnya sudah ditarik, berapa pun hari terlambatnya; tidak termasuk dalam bucket.',
  late: 'Kontrak berjalan dengan angsuran yang jatuh tempo sebelum hari ini.',
  coming: 'Kontrak yang tidak terlambat dan angsuran berikutnya jatuh tempo mulai hari ini.',
  without_region: 'Kontrak berjalan yang kelurahan alamat tagihnya belum dicatat.',
  without_collector: 'Kontrak berjalan yang belum diberikan kepada kolektor.',
} as const;

/**
 * Each figure of Tanggal Jatuh Tempo, defined here alone (docs/decisions/0152): every contract that runs and on which
 * something is owed is in one bucket, what was taken back stands beside them, and all of it together is the total.
 */
export function owedFigures(offices: readonly OfficeOwed[]): OwedFigures {
  const buckets = new Map<string, OwedSum & { range: DayRange }>();
  const figures: Omit<OwedFigures, 'buckets'> = {
    repossessed: nothing(),
    total: nothing(),
    late: nothing(),
    coming: Array.from({ length: MAX_DAYS_AHEAD + 1 }, nothing),
    without_region: nothing(),
    without_collector: nothing(),
  };
  for (const office of offices) {
    for (const range of office.buckets) bucketAt(buckets, range);
    for (const day of office.days) {
      const dpd = Math.max(0, daysBetween(day.next_due, office.today));
      add(bucketAt(buckets, bucketOf(office.buckets, dpd)), day);
      if (dpd > 0) add(figures.late, day);
      for (const [ahead, sum] of figures.coming.entries()) {
        if (dpd === 0 && day.next_due <= addDays(office.today, ahead)) add(sum, day);
      }
      add(figures.total, day);
      add(figures.without_region, day.without_region);
      add(figures.without_collector, day.without_collector);
    }
    add(figures.repossessed, office.repossessed);
    add(figures.total, office.repossessed);
  }
  const rising = [...buckets.values()].sort(
    (a, b) => a.range.from - b.range.from || (a.range.to ?? Infinity) - (b.range.to ?? Infinity),
  );
  return {
    ...figures,
    buckets: rising.map(({ range, accounts, outstanding }) => ({
      bucket: bucketName(range),
      accounts,
      outstanding,
    })),
  };
}

const nothing = (): OwedSum => ({ accounts: 0, outstanding: 0 });

function add(to: OwedSum, { accounts, outstanding }: OwedSum): void {
  to.accounts += accounts;
  to.outstanding += outstanding;
}

function bucketAt(buckets: Map<string, OwedSum & { range: DayRange }>, range: DayRange) {
  const name = bucketName(range);
  const found = buckets.get(name) ?? { ...nothing(), range };
  buckets.set(name, found);
  return found;
}
