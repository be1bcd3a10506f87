import { eq } from 'drizzle-orm';
import { hasAny } from '@/lib/contract/access';
import { REQUEST_READERS } from '@/lib/contract/requests';
import { anyContract } from '../contracts/readContract';
import type { Attaching } from '../files/attachFiles';
import type { FileOwner } from '../files/FileOwner';
import { requireOffice, seesOffice } from '../platform/auth/offices';
import { forbidden, notFound } from '../platform/core/ApiError';
import { contractRequests } from '../platform/db/schema';
import { idOf } from '../platform/http/idOf';

const TYPE = 'contract_request';
const MISSING = 'Permintaan ini tidak ada.';

export const requestOwner = (id: number): Attaching['owner'] => ({ type: TYPE, id });

/** Papers of what is asked for on a contract are for who reads requests of its office, or of the contract where it is now. */
export const contractRequestFiles: FileOwner = {
  type: TYPE,
  async requireRead(db, person, id) {
    if (!hasAny(person.access, [...REQUEST_READERS, 'is_overdue'])) throw forbidden();
    const [request] = await db
      .select({ officeId: contractRequests.officeId, code: contractRequests.contractCode })
      .from(contractRequests)
      .where(eq(contractRequests.id, idOf(id, MISSING)));
    if (!request) throw notFound(MISSING);
    if (seesOffice(person, request.officeId)) return;
    const { contract } = await anyContract(db, request.code);
    requireOffice(person, contract.officeId, 'Permintaan ini milik kantor lain.');
  },
};
