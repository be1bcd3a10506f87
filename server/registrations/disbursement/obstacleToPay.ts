import type { SignedIn } from '../../platform/auth/session';
import type { disbursements } from '../../platform/db/schema';
import type { FoundRegistration } from '../findRegistration';
import { obstacleOfDay } from '../obstacles';

/** Why a cashier can't pay an order of cash today, in words; null: they can. What the drawer holds is asked when paying. */
export function obstacleToPay(
  { row }: Pick<FoundRegistration, 'row'>,
  { orderedBy }: Pick<typeof disbursements.$inferSelect, 'orderedBy'>,
  person: Pick<SignedIn, 'id'>,
  today: string,
): string | null {
  if (orderedBy === person.id) return 'Anda sendiri yang memerintahkannya; kasir lain yang membayar.';
  if (row.approvedBy === person.id) return 'Yang menyetujui tidak dapat membayarkannya.';
  return obstacleOfDay(row, today);
}
