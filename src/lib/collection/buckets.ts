import { classesOn, rangesOf, type DayRange, type OverdueClasses } from '../arithmetic/overdueClass';

/** The buckets that hold on a day, rising; before there were classes all days are one. */
export function bucketsOn(today: string, versions: readonly OverdueClasses[]): DayRange[] {
  return rangesOf(classesOn(versions, today)?.bucket_to ?? []);
}

/** What a bucket is called in the address and in answers: `8-15`, `121-`. */
export const bucketName = ({ from, to }: DayRange): string => `${from}-${to ?? ''}`;

/** The bucket that some days of DPD are in. */
export const bucketOf = (buckets: readonly DayRange[], dpd: number): DayRange =>
  buckets.find(({ to }) => to === null || dpd <= to) ?? { from: 0, to: null };
