import { attachFiles } from '../files/attachFiles';
import { invalid } from '../platform/core/ApiError';
import type { StaffCall } from '../platform/http/route';
import { registrationOwner } from './documents';
import type { FoundRegistration } from './findRegistration';

type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now'>;

/**
 * The paper that the borrower signed, held by the form from now on: the one that is sent along, or that it has already. 422
 * without any.
 * @returns its id
 */
export async function requireSignedPaper(
  { db, staff: person, now }: Call,
  { row }: Pick<FoundRegistration, 'row'>,
  sent: number | undefined,
): Promise<number> {
  const paper = sent ?? row.signedPaperId;
  if (paper === null) {
    throw invalid({ signed_paper: 'Lampirkan kontrak yang sudah ditandatangani.' });
  }
  const owner = registrationOwner(row.id);
  await attachFiles(db, [paper], { person, owner, officeId: row.officeId, now });
  return paper;
}
