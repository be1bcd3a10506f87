import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { hasAny } from '@/lib/contract/access';
import { getCollecting } from '@/lib/contract/collecting';
import type { Death, recordDeath as recording, takeBackDeath as ending } from '@/lib/contract/deaths';
import { formatDate } from '@/lib/format/tanggal';
import { todayIn } from '../calendar/today';
import { callObstacle } from '../contracts/callObstacle';
import { findContract, lockContract } from '../contracts/readContract';
import { attachFiles } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { paperErrors } from '../files/paperErrors';
import { toKeptFile } from '../files/toKeptFile';
import { ApiError, conflict, forbidden, invalid, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { deaths, files } from '../platform/db/schema';
import { stampsOf } from '../platform/history/stampsOf';
import { writeHistory } from '../platform/history/writeHistory';
import { idOf } from '../platform/http/idOf';
import type { StaffCall } from '../platform/http/route';
import { counting } from './heirsOf';

const TYPE = 'death';
const MISSING = 'Catatan ini tidak ada pada kontrak ini.';

/** The paper of a death is for who may read how its contract is collected. */
export const deathFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, getCollecting.guard as readonly 'is_contract'[])) throw forbidden();
    const [row] = await db
      .select({ code: deaths.contractCode })
      .from(deaths)
      .where(eq(deaths.id, idOf(id, MISSING)));
    if (!row) throw notFound(MISSING);
    await findContract(db, person, row.code);
  },
};

/** What is recorded of a contract's borrower; null: nothing. */
export async function deathOf(db: Db, code: string): Promise<Death | null> {
  const [row] = await db
    .select({ death: deaths, file: files })
    .from(deaths)
    .innerJoin(files, eq(files.id, deaths.fileId))
    .where(and(eq(deaths.contractCode, code), counting));
  if (!row) return null;
  const { death, file } = row;
  const { created_at, created_by } = (await stampsOf(db, [death]))(death);
  return {
    id: death.id,
    died_on: death.diedOn,
    heir: {
      name: death.heirName,
      relation: death.heirRelation,
      phone: death.heirPhone,
      address: death.heirAddress,
    },
    file: toKeptFile(file),
    created_at,
    created_by,
  };
}

type Recording = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof recording)['body']>>>;

/** Keeps that a borrower died in the place of what was recorded before. 403, 404, 409, 422. */
export async function recordDeath(call: Recording): Promise<Death> {
  const { db, staff: by, now, origin, params, body } = call;
  const found = await lockContract(db, by, params.id);
  const { contract, office } = found;
  const obstacle = callObstacle(found);
  if (obstacle !== null) throw conflict(obstacle);
  const current = await deathOf(db, contract.code);
  if ((current?.id ?? null) !== body.replaces)
    throw conflict('Catatan ini sudah diubah orang lain.', { current: current ?? undefined });
  const errors = {
    ...(await paperErrors(db, 'file_id', body.file_id)),
    ...(body.died_on > todayIn(office.zone, now) && { died_on: 'Hari itu belum tiba.' }),
    ...(body.died_on < contract.dateStart && { died_on: 'Sebelum kontrak ini dimulai.' }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
  if (current) await end(db, current.id, { now, by: by.id });
  const [made] = await db
    .insert(deaths)
    .values({
      ...{ contractCode: contract.code, officeId: office.id, diedOn: body.died_on, fileId: body.file_id },
      ...{ heirName: body.heir.name, heirRelation: body.heir.relation },
      ...{ heirPhone: body.heir.phone, heirAddress: body.heir.address },
    })
    .returning({ id: deaths.id });
  if (!made) throw new ApiError(500);
  if (body.file_id !== current?.file.id) {
    const owner = { type: TYPE, id: made.id };
    await attachFiles(db, [body.file_id], { person: by, owner, officeId: office.id, now });
  }
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'DEATH_RECORDED', origin },
    summary: `Mencatat nasabah meninggal pada ${formatDate(body.died_on)}; yang dihubungi ${body.heir.name}, ${body.heir.relation}`,
    record: { type: 'contract', id: contract.code },
  });
  const death = await deathOf(db, contract.code);
  if (!death) throw new ApiError(500);
  return death;
}

type Ending = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof ending)['body']>>>;

/** Takes back what was recorded by mistake. 403, 404. */
export async function takeBackDeath(call: Ending): Promise<{ id: number }> {
  const { db, staff: by, now, origin, params, body } = call;
  const { contract } = await lockContract(db, by, params.id);
  const current = await deathOf(db, contract.code);
  if (current?.id !== body.death_id) throw notFound(MISSING);
  await end(db, current.id, { now, by: by.id });
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'DEATH_TAKEN_BACK', origin },
    summary: 'Membatalkan catatan bahwa nasabah meninggal',
    record: { type: 'contract', id: contract.code },
    reason: body.reason,
  });
  return { id: current.id };
}

const end = (db: Db, id: number, { now, by }: { now: Date; by: number }) =>
  db.update(deaths).set({ endedAt: now, endedBy: by }).where(eq(deaths.id, id));
