import { and, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import type { Billing, changeBilling as endpoint } from '@/lib/contract/collecting';
import { callObstacle } from '../contracts/callObstacle';
import { lockContract } from '../contracts/readContract';
import { conflict, invalid } from '../platform/core/ApiError';
import { changesBetween } from '../platform/core/changes';
import { contracts, regions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { billingOf } from './readCollecting';

type Changing = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/** Changes where a borrower is called on, with a reason. 403, 404, 409, 422. */
export async function changeBilling(call: Changing): Promise<Billing> {
  const { db, staff, now, origin, params, body } = call;
  const found = await lockContract(db, staff, params.id);
  const { contract } = found;
  const obstacle = callObstacle(found);
  if (obstacle !== null) throw conflict(obstacle);
  const before = { billing_address: contract.billingAddress, village_code: contract.villageCode };
  if (body.before.address !== before.billing_address || body.before.village_code !== before.village_code) {
    const current = await billingOf(db, contract);
    throw conflict('Alamat tagih ini sudah diubah orang lain.', { current });
  }
  const { address, village_code: village } = body;
  if (village !== null) {
    const known = await db.$count(regions, and(eq(regions.code, village), eq(regions.active, true)));
    if (known === 0) throw invalid({ village_code: 'Kelurahan ini tidak ada di Wilayah.' });
  }
  const after = { billing_address: address, village_code: village };
  const changes = changesBetween(before, after);
  if (Object.keys(changes).length === 0) throw invalid({ address: 'Belum ada yang diubah.' });
  // The version stays: payments are taken on the card, and this is none of it.
  const set = { billingAddress: address, villageCode: village };
  await db.update(contracts).set(set).where(eq(contracts.code, contract.code));
  await writeHistory(db, {
    ...{ at: now, staffId: staff.id, action: 'BILLING_ADDRESS_CHANGED', origin, changes },
    summary: 'Mengubah alamat tagih',
    record: { type: 'contract', id: contract.code },
    reason: body.reason,
  });
  return billingOf(db, { ...contract, ...set });
}
