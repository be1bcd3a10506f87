/**
 * Which class days past due (DPD) fall into: collectibility 1 to 5, and the bucket that lists count by. The limits are
 * master data in versions by day (DOMAIN, Words: kolektibilitas; docs/decisions/0118).
 */
export interface OverdueClasses {
  /** First day on which they hold, `YYYY-MM-DD`. */
  valid_from: string;
  /** Last day of DPD of collectibility 1, 2, 3 and 4; 5 has no end. */
  collectibility_to: readonly number[];
  /** Last day of DPD of every bucket but the highest, which has no end. */
  bucket_to: readonly number[];
}

/** Days of DPD from one to another, both included; `to` null: without end. */
export interface DayRange {
  from: number;
  to: number | null;
}

/** What some days of DPD are. */
export interface OverdueClass {
  /** 1 (current) to 5 (loss). */
  collectibility: number;
  bucket: DayRange;
}

/** Rising limits as ranges from 0 on: each begins the day after the one before, the last has no end. */
export function rangesOf(limits: readonly number[]): DayRange[] {
  const starts = [0, ...limits.map((limit) => limit + 1)];
  return starts.map((from, at) => ({ from, to: limits[at] ?? null }));
}

/** The classes that hold on a day, whatever order the versions are in; undefined before the first of them. */
export function classesOn<C extends Pick<OverdueClasses, 'valid_from'>>(
  versions: readonly C[],
  day: string,
): C | undefined {
  let found: C | undefined;
  for (const version of versions) {
    if (version.valid_from <= day && (!found || version.valid_from > found.valid_from)) found = version;
  }
  return found;
}

/** The class of some days of DPD, under the version that holds; days below 0 count as 0. */
export function overdueClassOf(
  { collectibility_to, bucket_to }: Omit<OverdueClasses, 'valid_from'>,
  dpd: number,
): OverdueClass {
  const days = Math.max(0, dpd);
  const place = (limits: readonly number[]) => limits.filter((limit) => limit < days).length;
  const bucket = rangesOf(bucket_to)[place(bucket_to)] ?? { from: 0, to: null };
  return { collectibility: place(collectibility_to) + 1, bucket };
}

/**
 * What is wrong with limits, by place: they rise from 0 on, so that no day is in two classes and none in no class.
 * `min`: the smallest limit allowed there.
 */
export function wrongLimits(limits: readonly number[]): { at: number; min: number }[] {
  return limits.flatMap((limit, at) => {
    const min = at === 0 ? 0 : (limits[at - 1] ?? 0) + 1;
    return limit < min ? [{ at, min }] : [];
  });
}
