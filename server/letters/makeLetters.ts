import { inArray } from 'drizzle-orm';
import { addDays, daysBetween } from '@/lib/arithmetic/calendar';
import { workingDayFrom } from '@/lib/arithmetic/workingDayFrom';
import { buildCard } from '@/lib/arithmetic/card';
import { buildSchedule } from '@/lib/arithmetic/schedule';
import { DAYS_BETWEEN_LETTERS } from '@/lib/collection/letterDue';
import type { Heir } from '@/lib/contract/deaths';
import type { LetterPaper } from '@/lib/contract/letters';
import type { LetterStep, NoLetter } from '@/lib/contract/letterTerms';
import { takenOn, type TakenPayment } from '../contracts/lineReceipts';
import type { FoundContract } from '../contracts/readContract';
import { lockContracts } from '../contracts/readContracts';
import { heirName, heirsOf } from '../heirs/heirsOf';
import { depositsOn } from '../contracts/depositBalance';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import { readOffice } from '../offices/requireActiveOffice';
import { letterDay } from '../overdue/letterDueCondition';
import { ApiError } from '../platform/core/ApiError';
import { contracts, letters } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { todayIn } from '../calendar/today';
import { answersOf } from './letterFacts';

type Context = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;

/** A letter that somebody saw to be due. */
export interface WantedLetter {
  code: string;
  step: LetterStep;
}

/** What became of it: the letter's id, or why there is none. */
export type MadeLetter = { id: number; why: null } | { id: null; why: NoLetter };

/**
 * Makes the letters that are still due as they were seen, numbered in the order of the contracts' codes; by code. Contracts
 * are locked, then the office's counter, until the transaction ends: whoever comes second finds them made.
 */
export async function makeLetters(
  call: Context,
  officeId: number,
  wanted: readonly WantedLetter[],
): Promise<Map<string, MadeLetter>> {
  const { db, now } = call;
  const codes = wanted.map(({ code }) => code).sort();
  const found = await lockContracts(db, codes);
  const office = await readOffice(db, officeId);
  const day = await letterDay(db, todayIn(office.zone, now));
  const answers = await answersOf(db, inArray(contracts.code, codes), day);
  const made = new Map<string, MadeLetter>();
  const due: { contract: FoundContract; step: LetterStep }[] = [];
  for (const { code, step } of [...wanted].sort((a, b) => (a.code < b.code ? -1 : 1))) {
    const contract = found.get(code);
    const answer = answers.get(code);
    if (contract?.office.id !== officeId) made.set(code, { id: null, why: 'MOVED' });
    else if (answer?.step === step) due.push({ contract, step });
    else made.set(code, { id: null, why: answer?.why ?? 'CHANGED' });
  }
  if (due.length === 0) return made;
  const dueCodes = due.map(({ contract }) => contract.contract.code);
  const taken = await takenOn(db, dueCodes);
  const deposits = await depositsOn(db, dueCodes);
  const heirs = await heirsOf(db, dueCodes);
  const holidays = await holidaysFrom(db, addDays(day.today, DAYS_BETWEEN_LETTERS));
  const drawn = due.map(({ contract, step }) => {
    const { code } = contract.contract;
    const deposit = deposits.get(code) ?? 0;
    const about = { today: day.today, holidays, heir: heirs.get(code), deposit };
    return { ...letterOf(contract, taken.get(code) ?? [], about), step };
  });
  // Nobody is warned of what the company holds already.
  const warned = drawn.filter(({ arrears, penalty, paper }) => arrears + penalty > paper.deposit);
  for (const { contractCode } of drawn)
    if (!warned.some((one) => one.contractCode === contractCode))
      made.set(contractCode, { id: null, why: 'DEPOSIT' });
  if (warned.length === 0) return made;
  const month = `SP/${monthOf(day.today)}`;
  const numbers = await takeNumbers(db, officeId, month, warned.length);
  const values = warned.map((letter, at) => ({
    ...letter,
    ...{ officeId, at: now, writtenBy: call.staff.id },
    number: `${office.code}/${month}/${fiveDigits(numbers[at] ?? 0)}`,
  }));
  const rows = await db
    .insert(letters)
    .values(values)
    .returning({ id: letters.id, code: letters.contractCode, number: letters.number, step: letters.step });
  await writeHistory(
    db,
    ...rows.map(({ code, number, step }) => ({
      ...{ at: now, staffId: call.staff.id, action: 'LETTER_MADE', origin: call.origin },
      summary: `Membuat surat peringatan SP${step} nomor ${number} untuk kontrak ${code}`,
      record: { type: 'contract', id: code },
    })),
  );
  for (const { id, code } of rows) made.set(code, { id, why: null });
  return made;
}

/** So many days after a letter's last one hold a working day: no row of holidays is longer. */
const LONGEST_ROW = 31;

const holidaysFrom = (db: Context['db'], day: string) => holidaysBetween(db, day, addDays(day, LONGEST_ROW));

/** What a letter goes by besides its contract: its day, and on that day the heir and the deposit (rupiah), where there is one. */
interface LetterAbout {
  today: string;
  holidays: ReadonlySet<string>;
  heir?: Heir | undefined;
  deposit?: number;
}

/** What a letter of that day says; its last day is a working day (DOMAIN, Letters): its sums are those of the lines that it names. */
export function letterOf(
  { contract, customer }: FoundContract,
  taken: readonly TakenPayment[],
  { today, holidays, heir, deposit = 0 }: LetterAbout,
) {
  if (contract.lateFrom === null || contract.nextDue === null) throw new ApiError(500);
  const card = buildCard({ schedule: buildSchedule(contract), payments: taken, rule: contract, asOf: today });
  const lines = card.lines
    .filter(
      ({ date_maturity, remainder, penalty }) => date_maturity < today && (remainder > 0 || penalty > 0),
    )
    .map(({ number, date_maturity, overdue, remainder, penalty }) => ({
      ...{ number, date_maturity, overdue, remainder, penalty },
    }));
  const paper: LetterPaper = {
    customer_name: heir ? heirName(heir, contract.customerName) : contract.customerName,
    address: heir?.address ?? (contract.billingAddress || customer.address),
    vehicle: contract.vehicle,
    plate_number: contract.plateNumber,
    lines,
    deposit,
    pay_until: workingDayFrom(addDays(today, DAYS_BETWEEN_LETTERS), holidays),
  };
  return {
    contractCode: contract.code,
    lateFrom: contract.lateFrom,
    madeOn: today,
    dpd: daysBetween(contract.nextDue, today),
    arrears: lines.reduce((sum, { remainder }) => sum + remainder, 0),
    penalty: lines.reduce((sum, { penalty }) => sum + penalty, 0),
    paper,
  };
}
