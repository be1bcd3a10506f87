import { asc, desc } from 'drizzle-orm';
import type { FirstOffice } from '@/lib/contract/setup';
import { ApiError, invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** Where the first administrator works: the oldest office that there is, or the one that they name. 422: neither. */
export async function firstOffice(tx: Db, named: FirstOffice | null): Promise<{ id: number; name: string }> {
  const office = { id: offices.id, name: offices.name };
  const [known] = await tx
    .select(office)
    .from(offices)
    .orderBy(desc(offices.active), asc(offices.id))
    .limit(1);
  if (known) return known;
  if (!named) throw invalid({ 'office.code': 'Isi kantor pertama.' });
  const [made] = await tx.insert(offices).values(named).returning(office);
  if (!made) throw new ApiError(500);
  return made;
}
