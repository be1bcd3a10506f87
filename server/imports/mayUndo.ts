import { todayIn } from '../calendar/today';
import type { SignedIn } from '../platform/auth/session';
import type { BatchRow } from './batch';

/**
 * Whether a person may undo a statement (docs/decisions/0055). One that nothing was posted from is thrown away by any
 * cashier of the office. What one person posted alone, that person takes back on the same day of the office; later, or
 * another's, is a checker's decision, and nobody who posted a part of it is its checker.
 */
export function mayUndo(
  batch: Pick<BatchRow, 'status' | 'posters' | 'postedAt'>,
  person: Pick<SignedIn, 'id' | 'access'>,
  zone: string,
  now: Date,
): boolean {
  if (batch.status === 'UNDONE') return false;
  const mayPost = person.access.is_credit_add === 1;
  if (batch.posters.length === 0 || !batch.postedAt) return mayPost;
  const isOwn = batch.posters.every((poster) => poster === person.id);
  const isToday = todayIn(zone, batch.postedAt) === todayIn(zone, now);
  if (isOwn && isToday) return mayPost;
  return person.access.is_credit_approval === 1 && !batch.posters.includes(person.id);
}
