import type { OverdueFigures } from '@/lib/contract/overdue';
import { bucketsOn } from '@/lib/collection/buckets';
import { owedFigures } from '@/lib/collection/owedFigures';
import { fillingOf } from '../contracts/fillStandings';
import { todaysOf } from '../contracts/todays';
import type { KeptOwed } from '../figures/keptOwed';
import { officeOfList } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import type { Db } from '../platform/db/connect';
import { classVersionsOf } from './overdueCondition';

/** Figures of the offices that a person sees, on each one's own today. 403: another office's. */
export async function overdueFigures(
  db: Db,
  kept: KeptOwed,
  person: SignedIn,
  office: number | undefined,
  now: Date,
): Promise<OverdueFigures> {
  const todays = await todaysOf(db, person, officeOfList(person, office), now);
  const [owed, versions, filling] = await Promise.all([
    kept([...todays.keys()], now),
    classVersionsOf(db),
    fillingOf(db),
  ]);
  const offices = [...owed].map(([id, { value }]) => {
    const today = todays.get(id) ?? '';
    return { ...value, today, buckets: bucketsOn(today, versions) };
  });
  const oldest = Math.min(...[...owed.values()].map(({ at }) => at.getTime()));
  return { as_of: new Date(oldest).toISOString(), ...owedFigures(offices), filling };
}
