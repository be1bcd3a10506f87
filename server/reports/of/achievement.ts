import { sql } from 'drizzle-orm';
import { shareBp } from '@/lib/collection/figures';
import { tallyOf } from '../../achievement/tallyOf';
import { staffNames } from '../../achievement/namesOf';
import { rowsFrom, type ReadReport } from '../ReportSource';

/** What each collector achieved in a month, by the office in which they did; the figures are those of Pencapaian Kolektor. */
export const achievement: ReadReport<'achievement'> = async ({ db, offices, from, to, now }) => {
  const rows: object[] = [];
  // Promises that run and those that are broken are told apart by the office's own today.
  for (const today of new Set(offices.map((office) => office.today))) {
    const of = offices.filter((office) => office.today === today);
    const scope = { offices: of.map(({ id }) => id), collector: undefined, supervises: true };
    const { tally } = await tallyOf(db, scope, { from, to, date: from, today, now });
    const names = await staffNames(db, tally.collectors());
    for (const { office, collector } of tally.keys()) {
      const sums = tally.sum((cell) => cell.office === office && cell.collector === collector);
      const { target, collected, entered_later: later, voided_later: voided, visits, promises, tts } = sums;
      rows.push({
        ...{
          office_id: office,
          office: of.find(({ id }) => id === office)?.name,
          collector_id: collector ?? 0,
        },
        ...{
          collector: collector === null ? 'Tanpa kolektor' : names.get(collector),
          target: target?.amount,
        },
        ...{ collected: collected.amount, share: target && shareBp(collected.amount, target.amount) },
        ...{ target_accounts: target?.accounts, accounts: collected.accounts, later: later.amount },
        ...{ voided: voided.amount, planned: visits.planned, visited: visits.visited, visits: visits.made },
        ...{ promises: promises.made.count, kept: promises.kept.count, tts: tts.taken.amount },
        same_day: tts.same_day.amount,
      });
    }
  }
  const figures = [
    ...([
      'target',
      'collected',
      'share',
      'target_accounts',
      'accounts',
      'later',
      'voided',
      'planned',
    ] as const),
    ...(['visited', 'visits', 'promises', 'kept', 'tts', 'same_day'] as const),
  ];
  const columns = sql.raw(
    ['office_id int', 'office text', 'collector_id int', 'collector text']
      .concat(figures.map((name) => `${name} bigint`))
      .join(', '),
  );
  const values = Object.fromEntries(figures.map((name) => [name, sql.raw(`r.${name}`)])) as Record<
    (typeof figures)[number],
    ReturnType<typeof sql.raw>
  >;
  return {
    values: { ...{ office: sql`r.office`, collector: sql`r.collector` }, ...values },
    from: sql`from ${rowsFrom(rows, columns)}`,
    // Nobody's stands last.
    order: sql`r.office, r.office_id, r.collector_id = 0, r.collector, r.collector_id`,
  };
};
