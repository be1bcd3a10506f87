import { eq } from 'drizzle-orm';
import type { Card, CardLine } from '@/lib/arithmetic/card';
import { dueNow } from '@/lib/arithmetic/dueNow';
import type { SharedCard, SharedLine } from '@/lib/contract/sharedCard';
import { maskName, maskNik, maskPhone, maskPlate } from '@/lib/format/mask';
import { sharedBook } from '../bpkb/sharedBook';
import { holidaysUpTo } from '../calendar/holidaysUpTo';
import { todayIn } from '../calendar/today';
import { statusOn } from '../contracts/contractFacts';
import { contractQuery, readAccount } from '../contracts/readContract';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';
import type { OpenLink } from './findOpenLink';

/** What a link shows: the card that staff see, and of whom only what the person knows themselves. */
export async function sharedCard(
  db: Db,
  { contractCode, endsAt }: Pick<OpenLink, 'contractCode' | 'endsAt'>,
  now: Date,
): Promise<SharedCard> {
  const [found] = await contractQuery(db).where(eq(contracts.code, contractCode));
  if (!found) throw new ApiError(500);
  const { contract, customer, office } = found;
  const asOf = todayIn(office.zone, now);
  const { card } = await readAccount(db, contract, asOf);
  const status = statusOn(contract, asOf);
  const runs = status === 'ACTIVE' || status === 'OVERDUE';
  return {
    code: contract.code,
    status,
    customer: {
      name: maskName(customer.name),
      nik: maskNik(customer.nik),
      phone: maskPhone(customer.phone),
      plate: maskPlate(contract.plateNumber),
    },
    lines: card.lines.map((line) => sharedLine(line, runs)),
    ...(runs ? await whatIsOwed(db, card, asOf) : { remaining: null, due: null }),
    bpkb: await sharedBook(db, found, now),
    office: { name: office.name, address: office.address, phone: office.phone, active: office.active },
    as_of: asOf,
    ends_at: endsAt.toISOString(),
  };
}

function sharedLine(line: CardLine, runs: boolean): SharedLine {
  const { number, date_maturity, instalment, paid, discount, remainder, penalty, overdue, status } = line;
  // Paid twice over is settled with the office; nothing is owed on it.
  const owed = { remainder: Math.max(0, remainder), penalty, overdue, status };
  return { number, date_maturity, instalment, paid, discount, owed: runs ? owed : null };
}

async function whatIsOwed(db: Db, card: Card, asOf: string): Promise<Pick<SharedCard, 'remaining' | 'due'>> {
  const { remainder, penalty } = card.totals;
  const next = card.lines.find((line) => line.remainder > 0);
  const holidays = next ? await holidaysUpTo(db, next.date_maturity) : new Set<string>();
  return {
    remaining: { instalments: Math.max(0, remainder), penalty },
    due: dueNow(card, asOf, holidays),
  };
}
