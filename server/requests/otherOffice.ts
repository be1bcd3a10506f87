import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { contractRequests } from '../platform/db/schema';

/** Whether a person sees the office besides the contract's that a request is about, where there is one. */
export const seesOtherOffice = (
  person: Pick<SignedIn, 'office' | 'furtherOffices' | 'allOffices'>,
  { otherOfficeId }: Pick<typeof contractRequests.$inferSelect, 'otherOfficeId'>,
): boolean => otherOfficeId === null || seesOffice(person, otherOfficeId);
