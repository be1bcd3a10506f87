import { addDays } from '@/lib/arithmetic/calendar';
import { nextContractCode } from '../../offices/nextContractCode';
import type { Db } from '../../platform/db/connect';
import { contracts, customers } from '../../platform/db/schema';
import { writeHistory } from '../../platform/history/writeHistory';
import { buildLoan } from '../buildContract';
import { todayIn } from '../../calendar/today';
import { OFFICES, staffId, type DemoOffice } from '../company';
import { momentAt } from '../registrations/demoTimes';
import { Random } from '../random';

const SEED = 20_261_130;

/** Days ago on which a contract was signed; older than anything else that the log of the demo tells. */
const SIGNED = [120, 112, 104];

/**
 * Contracts that were cancelled before their first payment, three in every office, the oldest first: their books go back.
 * Comes before all that the log tells later.
 */
export async function seedCancelled(db: Db, now: Date): Promise<void> {
  const random = new Random(SEED);
  for (const ago of SIGNED) {
    for (const office of OFFICES.toReversed()) {
      const signedOn = addDays(todayIn(office.zone, now), -ago);
      const at = momentAt(office.zone, addDays(signedOn, 1), 600);
      await cancelled(db, { office, random, signedOn, at });
    }
  }
}

interface Cancelling {
  office: DemoOffice;
  random: Random;
  /** The day on which it was signed, and when it was cancelled. */
  signedOn: string;
  at: Date;
}

async function cancelled(db: Db, { office, random, signedOn, at }: Cancelling): Promise<void> {
  const { contract, customerName: name, schedule, ...person } = buildLoan(random, office, 1, signedOn);
  const [customer] = await db
    .insert(customers)
    .values({ officeId: office.id, name, ...person, createdAt: at })
    .returning({ id: customers.id });
  const code = await nextContractCode(db, office, signedOn);
  const nextDue = schedule[0]?.date_maturity ?? signedOn;
  await db.insert(contracts).values({
    ...{ ...contract, code, customerId: customer?.id ?? 0, status: 'CANCELLED', cardUntil: signedOn },
    ...{ nextDue, outstanding: contract.principal, lateFrom: addDays(nextDue, 1) },
    ...{ billingAddress: person.address, createdAt: at, updatedAt: at },
  });
  await writeHistory(db, {
    ...{ at, staffId: staffId(`penyetuju.${office.code.toLowerCase()}`), action: 'CONTRACT_CANCELLED' },
    summary: `Membatalkan kontrak ${code} sebelum pembayaran pertama`,
    origin: { ip: '10.8.0.2', device: null },
    record: { type: 'contract', id: code },
    reason: 'Nasabah batal membeli',
    changes: { status: ['ACTIVE', 'CANCELLED'] },
  });
}
