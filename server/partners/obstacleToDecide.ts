import type { SignedIn } from '../platform/auth/session';
import type { partnerRequests } from '../platform/db/schema';

type Request = typeof partnerRequests.$inferSelect;

/** Why a person can't approve or reject what was asked for, in words; null: they can. */
export function obstacleToDecide(
  { requestedBy }: Pick<Request, 'requestedBy'>,
  person: Pick<SignedIn, 'id' | 'access'>,
): string | null {
  if (person.access.is_credit_approval !== 1) return 'Jabatan Anda tidak memiliki hak persetujuan.';
  if (requestedBy === person.id) return 'Yang meminta tidak dapat memutuskannya; orang lain yang harus.';
  return null;
}
