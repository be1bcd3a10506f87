import { eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { fiduciaryErrors } from '@/lib/collection/fiduciaryErrors';
import type { Fiduciary, saveFiduciary as endpoint } from '@/lib/contract/fiduciaries';
import { todayIn } from '../calendar/today';
import { lockContract } from '../contracts/readContract';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { fiduciaries } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';

/** A contract's fiduciary; empty with version 0 where nothing was recorded. */
export async function readFiduciary(db: Db, code: string): Promise<Fiduciary> {
  const [row] = await db.select().from(fiduciaries).where(eq(fiduciaries.contractCode, code));
  const stamps = await stampsOf(db, row ? [row] : []);
  return {
    deed_number: row?.deedNumber ?? '',
    deed_on: row?.deedOn ?? null,
    notary: row?.notary ?? '',
    certificate_number: row?.certificateNumber ?? '',
    certificate_on: row?.certificateOn ?? null,
    removed_on: row?.removedOn ?? null,
    version: row?.version ?? 0,
    ...stamps(row ?? { createdAt: null, createdBy: null, updatedAt: null, updatedBy: null }),
  };
}

type Saving = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/** Keeps a contract's fiduciary as it was written. 403, 404, 409 where somebody else changed it, 422. */
export async function saveFiduciary(call: Saving): Promise<Fiduciary> {
  const { db, staff, now, origin, params, body } = call;
  const { contract, office } = await lockContract(db, staff, params.id);
  const before = await readFiduciary(db, contract.code);
  if (before.version !== body.version) {
    throw conflict('Data fidusia ini sudah diubah orang lain.', { version: before.version, current: before });
  }
  const errors = fiduciaryErrors(body, contract.dateStart, todayIn(office.zone, now));
  if (Object.keys(errors).length > 0) throw invalid(errors);
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
  return readFiduciary(db, contract.code);
}
