import type * as z from 'zod/mini';
import type { Achievement, AchievementRow, getAchievement } from '@/lib/contract/achievement';
import type { AchievementSort } from '@/lib/contract/achievementDefaults';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { isNamed } from '../platform/db/wordsFound';
import { askedWindow, told } from './askedWindow';
import { rangeOf } from './bucketClasses';
import { expectedCollectors, officeNames, staffNames } from './namesOf';
import { scopeOf } from './scope';
import { tallyOf } from './tallyOf';

type Query = z.output<NonNullable<typeof getAchievement.query>>;

/** One page of what collectors achieved, with totals of all that were found. 403: another office's, or somebody else. */
export async function achievementPage(
  db: Db,
  person: SignedIn,
  query: Query,
  now: Date,
): Promise<Achievement> {
  const scope = scopeOf(person, query);
  const window = await askedWindow(db, person, query, now);
  const { tally, buckets } = await tallyOf(db, scope, window);
  const people = new Set([...(await expectedCollectors(db, scope)), ...tally.collectors()]);
  const names = await staffNames(db, people);
  const found = [...people].filter((id) =>
    isNamed(query.search, id === null ? NOBODY : (names.get(id) ?? '')),
  );
  const rows = found.map((id) => ({
    collector: id === null ? null : { id, name: names.get(id) ?? '' },
    ...tally.sum(({ collector }) => collector === id),
  }));
  const shown = new Set(found);
  const offices = (await officeNames(db, tally.offices())).map((office) => ({
    office,
    ...tally.sum((cell) => cell.office === office.id && shown.has(cell.collector)),
  }));
  const start = (query.page - 1) * query.size;
  return {
    ...told(window),
    as_of: now.toISOString(),
    supervises: scope.supervises,
    buckets: buckets.map((bucket) => ({ bucket, ...rangeOf(bucket) })),
    rows: sorted(rows, query).slice(start, start + query.size),
    count: rows.length,
    totals: tally.sum(({ collector }) => shown.has(collector)),
    offices,
  };
}

const NOBODY = 'Tanpa kolektor';

const SORTS: Readonly<Record<Exclude<AchievementSort, 'name'>, (row: AchievementRow) => number>> = {
  target: ({ target }) => target?.amount ?? 0,
  collected: ({ collected }) => collected.amount,
  behind: ({ collected, target }) => collected.amount - (target?.amount ?? 0),
  accounts: ({ collected }) => collected.accounts,
  visits: ({ visits }) => visits.made,
  promises: ({ promises }) => promises.kept.count,
  tts: ({ tts }) => tts.taken.amount,
};

/** "Tanpa kolektor" stands last whatever is sorted by; who has no target is behind nobody, and stands before that. */
function sorted(rows: readonly AchievementRow[], { sort, order }: Query): AchievementRow[] {
  const sign = order === 'asc' ? 1 : -1;
  const byName = (a: AchievementRow, b: AchievementRow) =>
    (a.collector?.name ?? '').localeCompare(b.collector?.name ?? '', 'id') ||
    (a.collector?.id ?? 0) - (b.collector?.id ?? 0);
  const by =
    sort === 'name' ? byName : (a: AchievementRow, b: AchievementRow) => SORTS[sort](a) - SORTS[sort](b);
  return rows.toSorted(
    (a, b) =>
      Number(a.collector === null) - Number(b.collector === null) ||
      (sort === 'behind' ? Number(a.target === null) - Number(b.target === null) : 0) ||
      sign * by(a, b) ||
      byName(a, b),
  );
}
