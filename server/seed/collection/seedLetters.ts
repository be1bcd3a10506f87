import { addDays } from '@/lib/arithmetic/calendar';
import { workingDayFrom } from '@/lib/arithmetic/workingDayFrom';
import { takenOn } from '../../contracts/lineReceipts';
import { findContracts } from '../../contracts/readContracts';
import { letterOf } from '../../letters/makeLetters';
import { fiveDigits, monthOf, takeNumbers } from '../../offices/takeNumbers';
import type { Db } from '../../platform/db/connect';
import { letters } from '../../platform/db/schema';
import { momentAt } from '../registrations/demoTimes';
import { earlier, type DemoAccount, type DemoBranch } from './DemoBranch';

/** DPD of SP1, SP2 and SP3 as a company begins, and days from one's delivery to the next. */
const FROM = [8, 15, 22] as const;
const APART = 7;

/** A letter with what became of it. */
interface Planned {
  account: DemoAccount;
  step: number;
  madeOn: string;
  /** Null: it waits. */
  delivery: Pick<typeof letters.$inferInsert, 'way' | 'deliveredOn' | 'receivedBy' | 'deliveryNote'> | null;
}

/**
 * Warning letters of an office, each as it could be made then: of every three borrowers one got the last that is due, one's
 * waits to be brought, one's is still to be made. Who promised gets none.
 */
export async function seedLetters(
  db: Db,
  branch: DemoBranch,
  promising: readonly DemoAccount[],
): Promise<void> {
  const { id: officeId, code: office, zone, now, supervisor } = branch;
  const due = branch.accounts.filter((account) => account.dpd >= FROM[0] && !promising.includes(account));
  const planned = due
    .flatMap((account, nth) => lettersOf(branch, account, nth))
    .sort((a, b) => (a.madeOn < b.madeOn ? -1 : 1));
  const codes = due.map(({ code }) => code);
  const [found, taken] = [await findContracts(db, codes), await takenOn(db, codes)];
  for (const [nth, { account, step, madeOn, delivery }] of planned.entries()) {
    const contract = found.get(account.code);
    if (!contract) continue;
    const series = `SP/${monthOf(madeOn)}`;
    const [number = 0] = await takeNumbers(db, officeId, series, 1);
    await db.insert(letters).values({
      number: `${office}/${series}/${fiveDigits(number)}`,
      ...letterOf(contract, taken.get(account.code) ?? [], { today: madeOn, holidays: branch.holidays }),
      ...{ officeId, step },
      writtenBy: supervisor,
      at: earlier(momentAt(zone, madeOn, 560 + (nth % 60)), now),
      ...(delivery && { ...delivery, deliveryWrittenBy: supervisor, version: 2 }),
    });
  }
}

function lettersOf({ today, holidays }: DemoBranch, account: DemoAccount, nth: number): Planned[] {
  const made: Planned[] = [];
  let earliest = account.lateFrom;
  for (const [index, from] of FROM.entries()) {
    const due = addDays(account.nextDue, from);
    const madeOn = workingDayFrom(due > earliest ? due : earliest, holidays);
    if (madeOn > today) break;
    const deliveredOn = workingDayFrom(addDays(madeOn, 1), holidays);
    made.push({
      ...{ account, step: index + 1, madeOn },
      delivery: deliveredOn > today ? null : deliveryOf(account, index + 1, nth + index, deliveredOn),
    });
    earliest = addDays(deliveredOn, APART);
  }
  const last = made.at(-1);
  if (last && nth % 3 === 1) return [...made.slice(0, -1), { ...last, delivery: null }];
  return nth % 3 === 2 ? made.slice(0, -1) : made;
}

function deliveryOf(
  { borrower }: DemoAccount,
  step: number,
  kind: number,
  deliveredOn: string,
): Planned['delivery'] {
  if (kind % 4 === 0) return { way: 'HAND', deliveredOn, receivedBy: borrower };
  if (kind % 4 === 1) return { way: 'POST', deliveredOn, receivedBy: borrower };
  // An order to take a unit stands on an SP3 that was received.
  if (kind % 4 === 2 && step < 3) {
    return { way: 'HAND', deliveredOn, receivedBy: null, deliveryNote: 'Rumah terkunci, dua kali didatangi' };
  }
  return { way: 'COURIER', deliveredOn, receivedBy: borrower };
}
