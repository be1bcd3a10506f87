import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { BodyOf } from '@/lib/contract/endpoint';
import type { LetterBatch, LetterPreview, startLetterBatch } from '@/lib/contract/letterBatches';
import {
  LETTERS_AT_ONCE,
  MAX_BATCH_LETTERS,
  type LetterStep,
  type NoLetter,
} from '@/lib/contract/letterTerms';
import type { OverdueFilters } from '@/lib/contract/overdue';
import { formatNumber } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { readOffice, requireActiveOffice } from '../offices/requireActiveOffice';
import { letterDay } from '../overdue/letterDueCondition';
import { selectOverdue } from '../overdue/overdueCondition';
import { officeOrOwn } from '../platform/auth/offices';
import { ApiError, conflict, invalid } from '../platform/core/ApiError';
import { letterBatches, letterBatchItems } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { CallContext, StaffCall } from '../platform/http/route';
import { lockBatch, readBatch } from './batches';
import { answersOf, countLetters } from './letterFacts';
import { makeLetters } from './makeLetters';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;

/** Reasons that nobody asks after: every contract that is not late enough has one of them. */
const PLAIN: readonly NoLetter[] = ['NOT_LATE', 'TOO_EARLY', 'NOT_RUNNING'];

async function scope({ db, staff, now }: Context, filter: OverdueFilters) {
  const office = await readOffice(db, officeOrOwn(staff, filter.office));
  const { where } = await selectOverdue(db, staff, { ...filter, office: office.id }, now);
  return { office, where, day: await letterDay(db, todayIn(office.zone, now)) };
}

/** What a filter would give now. 403: an office that is not seen. */
export async function preview(call: Context, filter: OverdueFilters): Promise<LetterPreview> {
  const { office, day, where } = await scope(call, filter);
  return { office_id: office.id, ...(await countLetters(call.db, where, day)) };
}

/**
 * Begins a batch: which contracts it is for, which letter was counted for each, and who of the late ones gets none. The
 * letters come by `makeGroup`. 409: it counts otherwise than what was shown.
 */
export async function startBatch(
  call: CallContext<unknown, BodyOf<typeof startLetterBatch> & { filter: OverdueFilters }>,
): Promise<LetterBatch> {
  const { db, staff: by, now, origin, body } = call;
  const { office, day, where } = await scope(call, body.filter);
  requireActiveOffice(office);
  const answers = [...(await answersOf(db, where, day))];
  const due = answers.filter(([, { step }]) => step !== null).length;
  if (due !== body.due) {
    throw conflict('Jumlah suratnya berubah sejak dihitung. Periksa hitungan yang baru.', {
      current: await preview(call, body.filter),
    });
  }
  if (due === 0) throw invalid({ due: 'Tidak ada surat yang waktunya tiba.' });
  if (due > MAX_BATCH_LETTERS) {
    throw invalid({ due: `Paling banyak ${formatNumber(MAX_BATCH_LETTERS)} surat. Persempit filternya.` });
  }
  const [made] = await db
    .insert(letterBatches)
    .values({ officeId: office.id, at: now, orderedBy: by.id })
    .returning({ id: letterBatches.id });
  if (!made) throw new ApiError(500);
  const items = answers.filter(([, { why }]) => why === null || !PLAIN.includes(why));
  await db.execute(sql`
    insert into letter_batch_items (batch_id, contract_code, step, skipped)
    select ${made.id}, code, step, skipped
      from unnest(${sql.param(items.map(([code]) => code))}::text[], ${sql.param(items.map(([, { step }]) => step))}::smallint[],
                  ${sql.param(items.map(([, { why }]) => why))}::text[]) as item (code, step, skipped)`);
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'LETTERS_ORDERED', origin },
    summary: `Memesan ${formatNumber(due)} surat peringatan kantor ${office.name}`,
    record: { type: 'letter_batch', id: made.id },
  });
  return readBatch(db, made.id);
}

/**
 * Makes the next group of a batch, all or none. The batch is held, so that of two calls at once the second takes what the
 * first left; a letter that was made meanwhile is left out with its reason.
 */
export async function makeGroup(call: CallContext<{ id: string }, unknown>): Promise<LetterBatch> {
  const { db, staff, now, params } = call;
  const batch = await lockBatch(db, staff, params.id);
  if (batch.finished_at !== null) return batch;
  requireActiveOffice(await readOffice(db, batch.office_id));
  const ofBatch = eq(letterBatchItems.batchId, batch.id);
  const wanted = await db
    .select({ code: letterBatchItems.contractCode, step: sql<LetterStep>`${letterBatchItems.step}` })
    .from(letterBatchItems)
    .where(and(ofBatch, isNull(letterBatchItems.letterId), isNull(letterBatchItems.skipped)))
    .orderBy(asc(letterBatchItems.contractCode))
    .limit(LETTERS_AT_ONCE);
  for (const [code, { id, why }] of await makeLetters(call, batch.office_id, wanted)) {
    await db
      .update(letterBatchItems)
      .set({ letterId: id, skipped: why })
      .where(and(ofBatch, eq(letterBatchItems.contractCode, code)));
  }
  const after = await readBatch(db, batch.id);
  if (after.left > 0) return after;
  await db.update(letterBatches).set({ finishedAt: now }).where(eq(letterBatches.id, batch.id));
  return readBatch(db, batch.id);
}
