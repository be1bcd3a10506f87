import type { RequestedAction } from '@/lib/contract/requestedAction';
import { seesOffice } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';

/** The office besides the contract's that a request is about; null: none. Who decides it sees both. */
export const otherOffice = (ask: RequestedAction): number | null =>
  ask.kind === 'MOVE_OFFICE' ? ask.office_id : null;

/** Whether a person sees that office too, where there is one. */
export function seesOtherOffice(
  person: Pick<SignedIn, 'office' | 'furtherOffices' | 'allOffices'>,
  ask: RequestedAction,
): boolean {
  const other = otherOffice(ask);
  return other === null || seesOffice(person, other);
}
