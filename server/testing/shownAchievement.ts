import type { Achievement, AchievementFigures } from '@/lib/contract/achievement';
import type { Expected } from './achievement';

/** Figures of an answer as `expectedAchievement` names them; what is nothing is left out. */
export function shown(figures: AchievementFigures): Expected {
  const { visits, promises, tts } = figures;
  const named: Expected = {
    ...visits,
    'entered count': figures.entered_later.count,
    'voided count': figures.voided_later.count,
    ...{ KEPT: promises.kept.count, 'KEPT amount': promises.kept.amount },
    ...{ BROKEN: promises.broken.count, 'BROKEN amount': promises.broken.amount },
    ...{ RUNNING: promises.running.count, 'RUNNING amount': promises.running.amount },
    ...{ REPLACED: promises.replaced.count, 'REPLACED amount': promises.replaced.amount },
    ...{ taken: tts.taken.count, 'taken amount': tts.taken.amount },
    ...{ 'same day': tts.same_day.count, 'same day amount': tts.same_day.amount },
    ...{ void: tts.void.count, 'void amount': tts.void.amount },
  };
  for (const { bucket, target, collected, entered_later, voided_later } of figures.buckets) {
    named[`collected ${bucket}`] = collected.amount;
    named[`accounts ${bucket}`] = collected.accounts;
    named[`entered ${bucket}`] = entered_later.amount;
    named[`voided ${bucket}`] = voided_later.amount;
    named[`target ${bucket}`] = target?.amount ?? 0;
    named[`target accounts ${bucket}`] = target?.accounts ?? 0;
  }
  return something(named);
}

/** Without what is nothing. */
export const something = (figures: Expected): Expected =>
  Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== 0));

/** What is wrong with an answer's own sums: rows are buckets together, totals are rows together, offices are totals. */
export function sumFaults({ rows, totals, offices, count }: Achievement): string[] {
  const faults: string[] = [];
  const sameSum = (whole: AchievementFigures, parts: readonly AchievementFigures[], what: string) => {
    const sum: Expected = {};
    for (const part of parts)
      for (const [name, value] of Object.entries(shown(part))) sum[name] = (sum[name] ?? 0) + value;
    for (const name of new Set([...Object.keys(sum), ...Object.keys(shown(whole))])) {
      if ((sum[name] ?? 0) !== (shown(whole)[name] ?? 0)) faults.push(`${what}: ${name} ${sum[name]}`);
    }
  };
  if (rows.length === count) sameSum(totals, rows, 'rows');
  sameSum(totals, offices, 'offices');
  for (const figures of [...rows, totals, ...offices]) {
    const sum = (of: (bucket: AchievementFigures['buckets'][number]) => number) =>
      figures.buckets.reduce((all, bucket) => all + of(bucket), 0);
    const { collected, target, entered_later, voided_later, promises } = figures;
    const same: [string, number, number][] = [
      ['collected', collected.amount, sum((one) => one.collected.amount)],
      ['accounts', collected.accounts, sum((one) => one.collected.accounts)],
      ['target', target?.amount ?? 0, sum((one) => one.target?.amount ?? 0)],
      ['entered', entered_later.amount, sum((one) => one.entered_later.amount)],
      ['voided', voided_later.amount, sum((one) => one.voided_later.amount)],
      ['made', promises.made.count, promises.kept.count + promises.broken.count + promises.running.count],
    ];
    for (const [what, whole, parts] of same)
      if (whole !== parts) faults.push(`buckets: ${what} ${whole} ${parts}`);
  }
  return faults;
}
