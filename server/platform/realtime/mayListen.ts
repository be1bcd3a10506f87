import { hasAny, type AccessFlag } from '@/lib/contract/access';
import { creditApprovalsChannel, CREDITS_CHANNEL, notificationsChannel } from '@/lib/contract/realtime';
import type { SignedIn } from '../auth/session';

/** Whose lists a change of receipts concerns: receipts, payment cards, collectors (SPEC 4, Realtime credit push). */
const HEARS_CREDITS: readonly AccessFlag[] = [
  'is_credit',
  'is_credit_add',
  'is_credit_update',
  'is_credit_approval',
  'is_collector',
  'is_collector_spv',
  'is_collector_ach',
];

/** Whether a person may listen to a channel, named without `private-`. */
export function mayListen(person: Pick<SignedIn, 'id' | 'access'>, channel: string): boolean {
  switch (channel) {
    case CREDITS_CHANNEL:
      return hasAny(person.access, HEARS_CREDITS);
    case creditApprovalsChannel(person.id):
      return person.access.is_credit_approval === 1;
    case notificationsChannel(person.id):
      return true;
    default:
      return false;
  }
}
