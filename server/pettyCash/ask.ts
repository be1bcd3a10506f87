import { eq } from 'drizzle-orm';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { Db } from '../platform/db/connect';
import { pettyRequests } from '../platform/db/schema';
import { nowWaits } from '../requests/engine/ask';
import type { Call } from '../requests/engine/Subject';
import type { OfficeFund } from './fund';
import { keepProof } from './keepProof';
import { requestOwner } from './owners';
import { pettySubject } from './pettySubject';
import { requestRows, type PettyRequestRow } from './requestRow';

type NewRequest = Omit<
  typeof pettyRequests.$inferInsert,
  'officeId' | 'day' | 'requestedBy' | 'requestedAt' | 'status'
>;

async function writeRequest(db: Db, request: typeof pettyRequests.$inferInsert): Promise<PettyRequestRow> {
  const [written] = await db.insert(pettyRequests).values(request).returning({ id: pettyRequests.id });
  const [row] = await requestRows(db, eq(pettyRequests.id, written?.id ?? 0));
  if (!row) throw new Error('no request was written');
  return row;
}

/**
 * Something of a fund that is held waits for a second person from now on. `file`: its proof; `beside`: what else is written
 * of it before approving is tried.
 */
export async function askFor(
  call: Call & { staff: { sessionHash: string } },
  fund: OfficeFund,
  request: NewRequest,
  { file = null, beside }: { file?: number | null; beside?: (id: number) => Promise<unknown> } = {},
): Promise<PettyRequest> {
  const { db, staff, now } = call;
  const row = await writeRequest(db, {
    ...request,
    ...{ officeId: fund.office.id, day: fund.today, requestedBy: staff.id, requestedAt: now },
  });
  await keepProof(db, file, {
    ...{ person: staff, owner: requestOwner(row.id), officeId: fund.office.id, now },
  });
  await beside?.(row.id);
  return nowWaits(pettySubject, call, { request: row, fund });
}
