import { hasAny } from '@/lib/contract/access';
import {
  creditApprovalsChannel,
  CREDITS_CHANNEL,
  HEARS_CREDITS,
  notificationsChannel,
} from '@/lib/contract/realtime';
import type { SignedIn } from '../auth/session';

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
