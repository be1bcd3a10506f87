import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { DEBT_ENDED } from '@/lib/collection/fiduciaryDeadline';
import { fiduciaryErrors } from '@/lib/collection/fiduciaryErrors';
import type { Fiduciary, saveFiduciary as endpoint } from '@/lib/contract/fiduciaries';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { lockContract, type FoundContract } from '../contracts/readContract';
import { restructureLinks } from '../contracts/restructureLinks';
import { unconfirmedOn } from '../transfers/unconfirmedOn';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { fiduciaries } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { securedFrom } from './securedFrom';

/** A contract's fiduciary; empty with version 0 where nothing was recorded. */
export async function readFiduciary(
  db: Db,
  { code, dateStart }: Pick<FoundContract['contract'], 'code' | 'dateStart'>,
): Promise<Fiduciary> {
  const [row] = await db.select().from(fiduciaries).where(eq(fiduciaries.contractCode, code));
  const stamps = await stampsOf(db, row ? [row] : []);
  return {
    deed_number: row?.deedNumber ?? '',
    deed_on: row?.deedOn ?? null,
    notary: row?.notary ?? '',
    certificate_number: row?.certificateNumber ?? '',
    certificate_on: row?.certificateOn ?? null,
    removed_on: row?.removedOn ?? null,
    deed_from: await securedFrom(db, code, dateStart),
    version: row?.version ?? 0,
    ...stamps(row ?? { createdAt: null, createdBy: null, updatedAt: null, updatedBy: null }),
  };
}

/**
 * Why a fiduciary is not removed on a day, in words; undefined: nothing was owed any more (DOMAIN, Collateral; PP 21/2015).
 * No day before that hides that it was told late.
 */
async function removalObstacle(
  db: Db,
  { code, status }: { code: string; status: string },
  removedOn: string,
): Promise<string | undefined> {
  if (!DEBT_ENDED.includes(status)) return 'Dihapus setelah utangnya lunas atau kontraknya dibatalkan.';
  if ((await unconfirmedOn(db, code)) !== null)
    return 'Ada transfer yang belum dikonfirmasi. Tunggu sampai mutasi bank mengonfirmasinya.';
  const { rows } = await db.execute<{ day: string }>(
    sql`select debt_ended_on(c)::text as day from contracts c where code = ${code}`,
  );
  const ended = rows[0]?.day ?? '';
  return removedOn < ended ? `Tidak boleh sebelum utangnya berakhir, ${formatDate(ended)}.` : undefined;
}

type Saving = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/** Keeps a contract's fiduciary as it was written. 403, 404, 409 where somebody else changed it, 422. */
export async function saveFiduciary(call: Saving): Promise<Fiduciary> {
  const { db, staff, now, origin, params, body } = call;
  const { contract, office } = await lockContract(db, staff, params.id);
  const { restructured_to: next } = await restructureLinks(db, contract.code);
  if (next !== null) throw conflict(`Fidusianya dilanjutkan kontrak ${next}. Ubah di kontrak itu.`);
  const before = await readFiduciary(db, contract);
  if (before.version !== body.version) {
    throw conflict('Data fidusia ini sudah diubah orang lain.', { version: before.version, current: before });
  }
  const errors = fiduciaryErrors(body, before.deed_from, todayIn(office.zone, now));
  if (body.removed_on !== null && body.removed_on !== before.removed_on) {
    errors.removed_on ??= await removalObstacle(db, contract, body.removed_on);
  }
  if (Object.values(errors).some((words) => words !== undefined)) throw invalid(errors);
  const { version, ...after } = body;
  const changes = changesBetween({ ...before }, after);
  if (Object.keys(changes).length === 0) return before;
  const values = {
    ...{ deedNumber: body.deed_number, deedOn: body.deed_on, notary: body.notary },
    ...{ certificateNumber: body.certificate_number, certificateOn: body.certificate_on },
    ...{ removedOn: body.removed_on, version: version + 1 },
  };
  await db
    .insert(fiduciaries)
    .values({ contractCode: contract.code, ...values })
    .onConflictDoUpdate({ target: fiduciaries.contractCode, set: values });
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, action: 'FIDUCIARY_CHANGED', origin, changes },
    summary: 'Mengubah data fidusia',
    record: { type: 'contract', id: contract.code },
  });
  return readFiduciary(db, contract);
}
