import { and, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { attachFiles, type Attaching } from '../files/attachFiles';
import { conflict } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { files, pettyRequests, pettyVouchers } from '../platform/db/schema';
import { PETTY_REQUEST, PETTY_VOUCHER } from './owners';

/**
 * Has a voucher, or what is asked for, hold its proof. 409: the same picture proves another one already, in whatever office,
 * unless that was voided, rejected or given up. Called with the fund held.
 */
export async function keepProof(tx: Db, fileId: number | null, attaching: Attaching): Promise<void> {
  if (fileId === null) return;
  await attachFiles(tx, [fileId], attaching);
  const [file] = await tx
    .select({ id: files.id, sha256: files.sha256 })
    .from(files)
    .where(eq(files.id, fileId));
  if (file) await refuseProven(tx, file);
}

async function refuseProven(tx: Db, { id, sha256 }: { id: number; sha256: string }): Promise<void> {
  // Funds of two offices do not stand in one line.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('petty cash proof'), hashtext(${sha256}))`);
  const ownerId = sql`case when ${inArray(files.ownerType, [PETTY_VOUCHER, PETTY_REQUEST])} then ${files.ownerId}::int end`;
  const isOf = (type: string) => eq(files.ownerType, type);
  const [proven] = await tx
    .select({ number: pettyVouchers.number })
    .from(files)
    .leftJoin(pettyRequests, and(isOf(PETTY_REQUEST), sql`${pettyRequests.id} = ${ownerId}`))
    .leftJoin(
      pettyVouchers,
      or(
        and(isOf(PETTY_VOUCHER), sql`${pettyVouchers.id} = ${ownerId}`),
        eq(pettyVouchers.requestId, pettyRequests.id),
      ),
    )
    .where(
      and(
        ...[eq(files.sha256, sha256), ne(files.id, id)],
        inArray(files.ownerType, [PETTY_VOUCHER, PETTY_REQUEST]),
        isNull(pettyVouchers.voidedBy),
        or(isNull(pettyRequests.id), notInArray(pettyRequests.status, ['REJECTED', 'WITHDRAWN'])),
        isNull(pettyRequests.cancelledAt),
      ),
    )
    .limit(1);
  if (!proven) return;
  const what = proven.number === null ? 'permintaan yang menunggu' : `voucher ${proven.number}`;
  throw conflict(`Bukti yang sama sudah dipakai pada ${what}. Foto bukti voucher ini sendiri.`);
}
