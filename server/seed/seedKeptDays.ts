import { sql } from 'drizzle-orm';
import { buildCard } from '@/lib/arithmetic/card';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { classesOn, overdueClassOf, type OverdueClasses } from '@/lib/arithmetic/overdueClass';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { standingOf } from '@/lib/arithmetic/standing';
import { bucketName, bucketOf, bucketsOn } from '@/lib/collection/buckets';
import { WAITING_SLICES } from '@/lib/collection/figures';
import type { OwedOnDay } from '@/lib/collection/owedFigures';
import { TREND_DAYS } from '@/lib/contract/figureTerms';
import { todayIn } from '../calendar/today';
import { takenOn } from '../contracts/lineReceipts';
import { contractQuery, type FoundContract } from '../contracts/readContract';
import { readingsOn, versionsOf } from '../monitoring/owedReadings';
import { reading } from '../monitoring/reading';
import type { Db } from '../platform/db/connect';
import { keptContracts, keptDays } from '../platform/db/schema';
import { momentAt } from './registrations/demoTimes';
import { OFFICES } from './company';
import { Random } from './random';

const SEED = 20_261_128;
const MONTH_ENDS = 3;

/** What a loan owed since a day on which something was paid on it. */
interface Stood {
  from: string;
  nextDue: string | null;
  outstanding: number;
}
interface DemoLoan {
  contract: FoundContract['contract'];
  /** Newest first. */
  stood: Stood[];
}

/**
 * The ends of the last sixty days and of three months, as somebody would have kept them: what was owed and collected follows from
 * the receipts up to each day; what waited then, nobody knows any more.
 */
export async function seedKeptDays(db: Db, now: Date): Promise<void> {
  const loans = await loansOf(db);
  const money = await moneyOf(db);
  const versions = await versionsOf(db);
  const random = new Random(SEED);
  for (const { id, zone } of OFFICES) {
    const own = loans.filter(({ contract }) => contract.officeId === id);
    const today = todayIn(zone, now);
    const ends = monthEnds(today);
    const days = [...ends.filter((day) => day < addDays(today, -TREND_DAYS)), ...lastDays(today)];
    await db.insert(keptDays).values(
      days.map((day) => ({
        ...{ officeId: id, day, at: momentAt(zone, addDays(day, 1), 1) },
        figures: [...owedOn(own, day, versions), ...money(id, day), ...waitedOn(random)],
      })),
    );
    for (const day of ends) {
      await db.execute(sql`select keep_month(${day}::date)`);
      await db.insert(keptContracts).values(contractsOn(own, day, versions));
    }
  }
}

const lastDays = (today: string) =>
  Array.from({ length: TREND_DAYS }, (_, at) => addDays(today, at - TREND_DAYS));

/** The last days of the months before, rising. */
function monthEnds(today: string): string[] {
  const ends: string[] = [];
  let day = today;
  while (ends.length < MONTH_ENDS) {
    day = addDays(`${day.slice(0, 7)}-01`, -1);
    ends.unshift(day);
  }
  return ends;
}

/** Every loan of the demo that was not cancelled, with where it stood after each payment. */
async function loansOf(db: Db): Promise<DemoLoan[]> {
  const found = (await contractQuery(db)).filter(({ contract }) => contract.status !== 'CANCELLED');
  const payments = await takenOn(
    db,
    found.map(({ contract }) => contract.code),
  );
  return found.map(({ contract }) => {
    const taken = payments.get(contract.code) ?? [];
    const schedule = buildSchedule(contract);
    const changes = new Set([contract.dateStart, ...taken.map(({ date_payment: day }) => day)]);
    const stood = [...changes].toSorted().map((from) => {
      const until = taken.filter(({ date_payment: day }) => day <= from);
      const card = buildCard({ schedule, payments: until, rule: contract, asOf: from });
      const { nextDue, outstanding } = standingOf(card, until);
      return { from, nextDue, outstanding };
    });
    return { contract, stood: stood.reverse() };
  });
}

type Owing = Stood & { nextDue: string; contract: FoundContract['contract'] };

/** What was owed at the end of a day. */
const owingOn = (loans: readonly DemoLoan[], day: string): Owing[] =>
  loans.flatMap(({ contract, stood }) => {
    const last = stood.find(({ from }) => from <= day);
    return last && last.nextDue !== null ? [{ ...last, nextDue: last.nextDue, contract }] : [];
  });

function owedOn(loans: readonly DemoLoan[], day: string, versions: readonly OverdueClasses[]) {
  const days = owingOn(loans, day).map(({ nextDue, outstanding, contract }): OwedOnDay => {
    const [sum, none] = [
      { accounts: 1, outstanding },
      { accounts: 0, outstanding: 0 },
    ];
    return {
      ...{ next_due: nextDue, ...sum },
      without_region: contract.villageCode === null ? sum : none,
      without_collector: contract.collectorId === null ? sum : none,
    };
  });
  const nothing = { repossessed: { accounts: 0, outstanding: 0 }, taken: [], floored: [] };
  return readingsOn({ days, ...nothing }, day, versions);
}

function contractsOn(loans: readonly DemoLoan[], day: string, versions: readonly OverdueClasses[]) {
  const classes = classesOn(versions, day);
  return owingOn(loans, day).map(({ nextDue, outstanding, contract }) => {
    const late = Math.max(0, daysBetween(nextDue, day));
    return {
      ...{ day, contractCode: contract.code, officeId: contract.officeId, outstanding },
      bucket: bucketName(bucketOf(bucketsOn(day, versions), late)),
      class: classes ? overdueClassOf(classes, late).collectibility : 1,
      collectorId: contract.collectorId,
    };
  });
}

type MoneyDay = { office_id: number; day: string; what: string; count: number; amount: number };

/** What came in, went out and lay in the fund, by office and day. */
async function moneyOf(db: Db) {
  const { rows } = await db.execute<MoneyDay>(sql`
    select office_id, date_payment::text as day, 'collected' as what, count(*)::int as count,
           sum(credit_payment + penalty_payment)::float8 as amount
      from credits where voided_at is null group by 1, 2
    union all
    select office_id, date_start::text, 'disbursed', count(*)::int, sum(principal)::float8
      from contracts where status <> 'CANCELLED' group by 1, 2
    union all
    select office_id, day::text, 'funds', count(*)::int, sum(cash)::float8 from petty_vouchers group by 1, 2`);
  const sum = (office: number, what: string, from: string, to: string) => {
    const found = rows.filter(
      (row) => row.office_id === office && row.what === what && row.day >= from && row.day <= to,
    );
    return {
      count: found.reduce((all, { count }) => all + count, 0),
      amount: found.reduce((all, { amount }) => all + amount, 0),
    };
  };
  return (office: number, day: string) => {
    const first = `${day.slice(0, 7)}-01`;
    const [collected, entered] = [first, day].map((from) => sum(office, 'collected', from, day));
    const disbursed = sum(office, 'disbursed', first, day);
    const fund = sum(office, 'funds', '', day);
    return [
      reading('collected', collected?.count ?? 0, collected?.amount ?? 0),
      reading('entered', entered?.count ?? 0, entered?.amount ?? 0),
      reading('disbursed', disbursed.count, disbursed.amount),
      reading('funds', fund.count > 0 ? 1 : 0, fund.amount),
    ];
  };
}

const TTS_AMOUNT = 735_000;

/** What waited at the end of some day. */
function waitedOn(random: Random) {
  const [open, late] = [random.between(3, 7), random.between(0, 2)];
  return [
    ...WAITING_SLICES.map((slice) => reading('approvals', random.between(0, 4), null, { slice })),
    reading('tts_open', open, open * TTS_AMOUNT),
    reading('tts_late', late, late * TTS_AMOUNT),
    reading('books_late', random.between(0, 3)),
    reading('books_lent', random.between(0, 2)),
    reading('books_ready', random.between(0, 2)),
  ];
}
