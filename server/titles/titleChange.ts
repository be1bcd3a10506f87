import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { ACCESS_FLAGS } from '@/lib/contract/access';
import type { TitleWrite } from '@/lib/contract/titles';
import { titleChanges } from '@/lib/titles/titleFacts';
import type { ChangeBounds } from '../changes/ChangeKind';
import { defineChangeKind } from '../changes/kinds';
import { notingTaken } from '../changes/rightsTaken';
import { handOverAccounts } from '../distribution/handOverAccounts';
import { notify } from '../notifications/notify';
import { seesEveryOffice } from '../platform/auth/offices';
import { keepingUserHolder, lockUserHolders } from '../platform/auth/userHolders';
import { ApiError, conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, staff, staffOffices, titles } from '../platform/db/schema';
import { tellAccessChanged } from '../platform/outbox/tellAccessChanged';
import type { Call } from '../requests/engine/Subject';
import { closeBlocksOf } from '../tts/closeBlock';
import { columnsOf, loggedOf, writeOf } from './titleColumns';
import { isAdministrators } from '@/lib/titles/widens';

/** What differs from the title as it was seen: what is narrowed meanwhile stays so, unless it is this that is asked for. */
type TitlePatch = Partial<Omit<TitleWrite, 'access'>> & { access: Partial<TitleWrite['access']> };

/** What of a title another one differs in. */
export function patchOf(before: TitleWrite, after: TitleWrite): TitlePatch {
  const { access, ...fields } = after;
  const flags = ACCESS_FLAGS.filter((flag) => access[flag] !== before.access[flag]);
  return {
    ...Object.fromEntries(
      Object.entries(fields).filter(([field, value]) => value !== before[field as keyof typeof fields]),
    ),
    access: Object.fromEntries(flags.map((flag) => [flag, access[flag]])),
  };
}

/** A title that is widened for whoever holds it (docs/decisions/0140). */
export const titleChange = defineChangeKind({
  name: 'TITLE',
  subject: 'title',
  noun: 'perubahan jabatan',
  obstacleToAsk: (maker) =>
    maker.access.is_user === 1 && seesEveryOffice(maker) ? null : 'tidak lagi mengatur jabatan.',
  async lock(tx, { subjectId }) {
    await lockUserHolders(tx);
    await tx
      .select({ id: titles.id })
      .from(titles)
      .where(eq(titles.id, subjectId ?? 0))
      .for('update');
  },
  async read(db, { subjectId, payload }) {
    const row = await rowOf(db, subjectId);
    const [before, after] = [writeOf(row), patched(writeOf(row), payload)];
    return {
      label: row.name,
      version: row.version,
      before: loggedOf(before),
      after: loggedOf(after),
      facts: titleChanges(before, after),
      bounds: await boundsOf(db, row.id, [before, after]),
    };
  },
  async apply(call, { subjectId, payload }) {
    const { db, now } = call;
    const row = await rowOf(db, subjectId);
    const write = patched(writeOf(row), payload);
    await writeTitle(call, row, write);
    const title = `Jabatan ${write.name} berubah`;
    const message = 'Hak dan batas jabatan Anda berubah, dan sudah berlaku.';
    await notify(db, await holdersOf(db, row.id), { title, message, source: 'account', link: '' }, now);
    return [];
  },
});

function patched(current: TitleWrite, payload: unknown): TitleWrite {
  const { access, ...fields } = payload as TitlePatch;
  return { ...current, ...fields, access: { ...current.access, ...access } };
}

async function rowOf(db: Db, id: number | null) {
  const [row] = await db
    .select()
    .from(titles)
    .where(eq(titles.id, id ?? 0));
  if (!row) throw notFound('Jabatan ini tidak ada.');
  return row;
}

/** Every office that somebody with the title works for; the head office is the one that was first. */
async function boundsOf(db: Db, id: number, states: readonly TitleWrite[]): Promise<ChangeBounds> {
  const all = await db.select({ id: offices.id, zone: offices.zone }).from(offices).orderBy(asc(offices.id));
  const [head] = all;
  if (!head) throw new ApiError(500);
  const rule = states.some(isAdministrators) ? 'ADMINISTRATOR' : 'APPROVER';
  const holders = await db
    .select({ id: staff.id, home: staff.officeId })
    .from(staff)
    .where(and(eq(staff.titleId, id), staff.active));
  const further = await db
    .select({ id: staffOffices.officeId })
    .from(staffOffices)
    .where(
      inArray(
        staffOffices.staffId,
        holders.map((one) => one.id),
      ),
    );
  const worked = new Set([...holders.map(({ home }) => home), ...further.map((one) => one.id)]);
  const officeIds = all.map((one) => one.id).filter((one) => worked.size === 0 || worked.has(one));
  return { rule, officeIds, zone: head.zone };
}

/** Writes name, flags and limits of a title, and tells its holders' open pages; who no longer collects has no accounts and no open block of numbers. 409: nobody would be left who may give rights. */
export async function writeTitle(
  call: Call,
  { id, name, version }: { id: number; name: string; version: number },
  write: TitleWrite,
): Promise<void> {
  const { db, now } = call;
  const [taken] = await db
    .select({ name: titles.name })
    .from(titles)
    .where(and(sql`name_key(${titles.name}) = name_key(${write.name})`, ne(titles.id, id)));
  if (taken) throw conflict(`Nama ${taken.name} sudah dipakai jabatan lain.`);
  const holders = await holdersOf(db, id);
  await notingTaken(call, holders, () =>
    keepingUserHolder(db, () =>
      db
        .update(titles)
        .set({ ...columnsOf(write), version: version + 1 })
        .where(eq(titles.id, id)),
    ),
  );
  if (write.access.is_collector === 0) {
    const reason = `Jabatan ${name} tidak lagi menagih`;
    await handOverAccounts(call, { from: holders, to: null, reason });
    await closeBlocksOf(call, holders, reason);
  }
  await tellAccessChanged(db, now, holders);
}

/** Who has a title and is employed. */
export async function holdersOf(db: Db, titleId: number): Promise<number[]> {
  const rows = await db
    .select({ id: staff.id })
    .from(staff)
    .where(and(eq(staff.titleId, titleId), staff.active));
  return rows.map(({ id }) => id);
}
