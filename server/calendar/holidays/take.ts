import { inArray, sql } from 'drizzle-orm';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import type { HolidayDiff, importHolidays } from '@/lib/contract/holidayMaster';
import { conflict, invalid } from '../../platform/core/ApiError';
import type { Changes } from '../../platform/core/changes';
import type { Db } from '../../platform/db/connect';
import { holidays } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import type { StaffCall } from '../../platform/http/route';
import { todayIn } from '../today';
import { holidayDiff } from './compare';
import { lockCalendar } from './row';
import { checkReason } from './writes';

type Call = StaffCall<unknown, unknown, BodyOf<typeof importHolidays>>;

/** Most changed days that one line of the log names; a file of more years is counted in its summary. */
const MAX_LOGGED = 200;

/**
 * Takes lines of a file into the calendar, all or nothing. 409 with the new comparison when the calendar is another one
 * than was compared; 422 when a day that has passed changes without a reason, or nothing changes.
 */
export async function takeHolidays({
  db,
  staff,
  now,
  origin,
  body,
}: Call): Promise<DataOf<typeof importHolidays>> {
  await lockCalendar(db);
  const diff = await holidayDiff(db, body.rows, todayIn(staff.office.zone, now));
  if (diff.basis !== body.basis) {
    throw conflict('Kalender sudah berubah sejak pratinjau dibuat. Periksa pratinjau yang baru.', {
      current: diff,
    });
  }
  const removed = body.missing === 'REMOVE' ? diff.missing : [];
  const changes = changesOf(diff, removed);
  const days = Object.keys(changes);
  if (days.length === 0) {
    throw invalid({ rows: 'Isinya sama dengan kalender yang ada.' }, 'Isinya sama dengan kalender yang ada.');
  }
  checkReason({ staff, now }, body.reason, ...days);
  await write(db, diff, removed);
  const counts = { added: diff.added.length, renamed: diff.renamed.length, removed: removed.length };
  await writeHistory(db, {
    at: now,
    staffId: staff.id,
    action: 'HOLIDAYS_IMPORTED',
    summary: `Mengimpor hari libur: ${counts.added} baru, ${counts.renamed} berganti nama, ${counts.removed} dihapus`,
    origin,
    record: { type: 'holiday', id: days[0]?.slice(0, 4) ?? '' },
    changes: Object.fromEntries(Object.entries(changes).slice(0, MAX_LOGGED)),
    ...(body.reason !== undefined && { reason: body.reason }),
  });
  return { ...counts, same: diff.same };
}

/** Day → its name before and after; in the order of the calendar. */
function changesOf({ added, renamed }: HolidayDiff, removed: HolidayDiff['missing']): Changes {
  const changes: [string, [unknown, unknown]][] = [
    ...added.map(({ date, name }) => [date, [null, name]] as [string, [unknown, unknown]]),
    ...renamed.map(({ date, before, after }) => [date, [before, after]] as [string, [unknown, unknown]]),
    ...removed.map(({ date, name }) => [date, [name, null]] as [string, [unknown, unknown]]),
  ];
  return Object.fromEntries(changes.sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function write(
  db: Db,
  { added, renamed }: HolidayDiff,
  removed: HolidayDiff['missing'],
): Promise<void> {
  const lines = [...added, ...renamed.map(({ date, after }) => ({ date, name: after }))];
  if (lines.length > 0) {
    // As two values: thousands of them would each be a parameter.
    await db.execute(sql`
      insert into holidays (date, name)
      select date, name
        from unnest(${sql.param(lines.map(({ date }) => date))}::date[], ${sql.param(lines.map(({ name }) => name))}::text[]) as line (date, name)
      on conflict (date) do update set name = excluded.name, version = holidays.version + 1`);
  }
  if (removed.length > 0) {
    await db.delete(holidays).where(
      inArray(
        holidays.date,
        removed.map(({ date }) => date),
      ),
    );
  }
}
