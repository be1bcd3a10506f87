import { eq } from 'drizzle-orm';
import { hasAny } from '@/lib/contract/access';
import { listContractVisits } from '@/lib/contract/visits';
import { findContract } from '../contracts/readContract';
import type { Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { seesOffice } from '../platform/auth/offices';
import { forbidden, notFound } from '../platform/core/ApiError';
import { visits } from '../platform/db/schema';
import { UUID } from '../tts/closeBlock';

const TYPE = 'visit';
const MISSING = 'Kunjungan ini tidak ada.';

export const visitOwner = (id: string): Attaching['owner'] => ({ type: TYPE, id });

/**
 * A visit's photos are for who may read the visits of its contract, for the collector who made it, and for supervisors of its
 * office, in whose list it may stand.
 */
export const visitFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    const [visit] = UUID.test(id) ? await db.select().from(visits).where(eq(visits.id, id)) : [];
    if (!visit) throw notFound(MISSING);
    const { access } = person;
    if (access.is_collector && visit.visitedBy === person.id) return;
    if (access.is_collector_spv && seesOffice(person, visit.officeId)) return;
    if (!hasAny(access, listContractVisits.guard as readonly 'is_contract'[])) throw forbidden();
    await findContract(db, person, visit.contractCode);
  },
};
