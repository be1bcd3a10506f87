import type { Db } from '../platform/db/connect';
import type { AskedWindow } from './askedWindow';
import { risingBuckets, versionsIn } from './bucketClasses';
import { moneyFigures } from './moneyFigures';
import { FIGURE_OF, promiseFigures } from './promiseFigures';
import type { Scope } from './scope';
import { add, addTarget, bucketIn, Tally } from './tally';
import { partOf, wholeTargets } from './targetParts';
import { ttsFigures } from './ttsFigures';
import { visitFigures } from './visitFigures';

/** All figures of a scope and window, from rows. */
export async function tallyOf(
  db: Db,
  scope: Scope,
  window: AskedWindow,
): Promise<{ tally: Tally; buckets: string[] }> {
  const versions = await versionsIn(db, window);
  const [money, targets, visited, promised, taken] = await Promise.all([
    moneyFigures(db, scope, window, versions),
    wholeTargets(db, scope, window),
    visitFigures(db, scope, window),
    promiseFigures(db, scope, window),
    ttsFigures(db, scope, window),
  ]);
  const buckets = risingBuckets(
    versions,
    targets.map(({ bucket }) => bucket),
  );
  const tally = new Tally(buckets);
  for (const row of money) {
    const own = bucketIn(tally.at(row.office_id, row.collector_id), row.bucket);
    own.collected.amount += row.amount;
    own.collected.accounts += row.accounts;
    add(own.entered_later, { count: row.entered, amount: row.entered_amount });
    add(own.voided_later, { count: row.voided, amount: row.voided_amount });
  }
  for (const row of targets) {
    addTarget(bucketIn(tally.at(row.office_id, row.collector_id), row.bucket), partOf(row, window));
  }
  for (const { office_id, collector_id, ...visits } of visited) {
    Object.assign(tally.at(office_id, collector_id).visits, visits);
  }
  for (const { office_id, collector_id, state, ...sum } of promised) {
    const { promises } = tally.at(office_id, collector_id);
    add(promises[FIGURE_OF[state]], sum);
    if (state !== 'REPLACED') add(promises.made, sum);
  }
  for (const row of taken) {
    const { tts } = tally.at(row.office_id, row.collector_id);
    add(tts.taken, { count: row.taken, amount: row.taken_amount });
    add(tts.same_day, { count: row.same_day, amount: row.same_day_amount });
    add(tts.void, { count: row.void, amount: row.void_amount });
  }
  return { tally, buckets };
}
