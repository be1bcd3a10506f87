import { asc } from 'drizzle-orm';
import { sameLetterDays } from '@/lib/collection/letterDays';
import type { BodyOf, DataOf } from '@/lib/contract/endpoint';
import {
  letterDaysSchema,
  type askLetterDays,
  type OverdueClassesMaster,
} from '@/lib/contract/overdueClasses';
import { askForChange } from '../changes/askForChange';
import type { Person } from '../changes/ChangeKind';
import { waitingChangesOf } from '../changes/changeSubject';
import { companyRuns } from '../changes/companyRuns';
import { defineChangeKind } from '../changes/kinds';
import { ApiError, invalid, notFound } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { checkLetterDays } from './checkWrite';
import { nextDayEverywhere, setLetterDays } from './letterDays';
import { classVersions, lockClasses, readBack, stale } from './versions';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

const SUBJECT = 'overdue_classes';

/** Other DPD from which letters may be made: they hold from the day after they are approved (docs/decisions/0158). */
const letterDaysChange = defineChangeKind({
  name: 'LETTER_DAYS',
  subject: SUBJECT,
  noun: 'perubahan hari surat peringatan',
  obstacleToAsk: (maker) => (maker.access.is_master === 1 ? null : 'tidak lagi memegang hak data master.'),
  lock: (tx) => lockClasses(tx),
  async read(db, { payload }) {
    const { newest, first } = await ends(db);
    const { letter_from: after } = letterDaysSchema.parse(payload);
    const before = newest.letter_from;
    const all = await db
      .select({ id: offices.id, zone: offices.zone })
      .from(offices)
      .orderBy(asc(offices.id));
    const [head] = all;
    if (!head) throw new ApiError(500);
    return {
      label: 'Kelas Tunggakan',
      version: first.version,
      before: { letter_from: before.join(', ') },
      after: { letter_from: after.join(', ') },
      facts: after.flatMap((day, at) =>
        day === before[at]
          ? []
          : [
              {
                label: `SP${at + 1} boleh dibuat`,
                before: dayText(before[at]),
                after: `${dayText(day)}, paling awal sehari setelah disetujui`,
              },
            ],
      ),
      bounds: { rule: 'APPROVER', officeIds: all.map(({ id }) => id), zone: head.zone },
    };
  },
  async apply({ db, now }, { payload }) {
    await setLetterDays(db, letterDaysSchema.parse(payload).letter_from, await nextDayEverywhere(db, now));
    return [];
  },
});

const dayText = (day: number | undefined) => `Mulai ${day ?? 0} hari terlambat`;

/** Asks for other days, or where the company does not run yet writes them. 409: stale, or a change waits. */
export async function ask(
  call: Call,
  { letter_from, follows }: BodyOf<typeof askLetterDays>,
): Promise<DataOf<typeof askLetterDays>> {
  const { db, staff, now, origin } = call;
  await lockClasses(db);
  const { newest, first } = await ends(db);
  if (newest.id !== follows.id || newest.version !== follows.version) throw stale(newest, follows.version);
  checkLetterDays(letter_from);
  if (sameLetterDays(letter_from, newest.letter_from)) {
    throw invalid({ body: 'Belum ada yang diubah.' }, 'Belum ada yang diubah.');
  }
  if (await companyRuns(db)) {
    await askForChange(letterDaysChange, call, {
      ...{ subjectId: first.id, subjectVersion: first.version, payload: { letter_from } },
    });
  } else {
    await setLetterDays(db, letter_from, await nextDayEverywhere(db, now));
    await writeHistory(db, {
      ...{ at: now, staffId: staff.id, action: 'LETTER_DAYS_CHANGED', origin },
      summary: `Mengubah hari surat peringatan menjadi ${letter_from.join(', ')}`,
      record: { type: SUBJECT, id: first.id },
      changes: changesBetween(
        { letter_from: newest.letter_from.join(', ') },
        { letter_from: letter_from.join(', ') },
      ),
    });
  }
  return {
    waiting: await waitingLetterDays(db, staff),
    row: await readBack(db, (await ends(db)).newest.id),
  };
}

/** The change that waits, as the caller sees it; null: none does. */
export async function waitingLetterDays(db: Db, viewer: Person) {
  const first = (await classVersions(db)).at(-1);
  if (!first) return null;
  const [waiting = null] = (await waitingChangesOf(db, viewer, SUBJECT, [first.id])).get(first.id) ?? [];
  return waiting;
}

/**
 * The newest version, which has the days that hold from tomorrow on whatever is still to come, and the first. All versions are
 * one record here, by the name of the first, which never goes: so one change of the days waits at most.
 */
async function ends(db: Db): Promise<{ newest: OverdueClassesMaster; first: OverdueClassesMaster }> {
  const rows = await classVersions(db);
  const [newest] = rows;
  const first = rows.at(-1);
  if (!newest || !first) throw notFound('Belum ada Kelas Tunggakan.');
  return { newest, first };
}
