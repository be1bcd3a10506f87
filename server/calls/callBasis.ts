import { addDays } from '@/lib/arithmetic/calendar';
import type { Card } from '@/lib/arithmetic/card';
import { officeTime, outsideCallHours } from '@/lib/collection/callHours';
import { MAX_PROMISE_DAYS } from '@/lib/collection/promiseErrors';
import type { CallBasis } from '@/lib/contract/calls';
import { holidaysBetween } from '../calendar/holidaysBetween';
import { readAccount, type FoundContract } from '../contracts/readContract';
import { heirOf } from '../heirs/heirsOf';
import { depositBalance } from '../contracts/depositBalance';
import type { Db } from '../platform/db/connect';
import { callObstacle } from '../contracts/callObstacle';
import { hourConsents } from './consents';
import { runningPromise } from './readPromises';

/** Why a moment lies outside the hours of calls in that office; and its day there. */
export async function callMoment(db: Db, zone: string, now: Date) {
  const time = officeTime(zone, now);
  return { day: time.day, outside: outsideCallHours(time, await holidaysBetween(db, time.day, time.day)) };
}

/** What a promise is measured by: what is not covered, as far ahead as can be promised. Rupiah. */
export function owedOn({ lines, totals }: Pick<Card, 'lines' | 'totals'>, today: string) {
  const last = addDays(today, MAX_PROMISE_DAYS);
  return {
    lines: lines
      .filter(({ date_maturity, remainder }) => remainder > 0 && date_maturity <= last)
      .map(({ number, date_maturity, remainder }) => ({ credit_to: number, date_maturity, remainder })),
    penalty: totals.penalty,
  };
}

/** What the form of a call begins with. */
export async function callBasis(db: Db, found: FoundContract, now: Date): Promise<CallBasis> {
  const { contract, customer, office } = found;
  const { day, outside } = await callMoment(db, office.zone, now);
  const { card } = await readAccount(db, contract, day);
  const running = await runningPromise(db, contract.code, { now });
  const heir = await heirOf(db, contract.code);
  return {
    code: contract.code,
    customer_name: customer.name,
    phone: heir?.phone ?? customer.phone,
    heir: heir && { name: heir.name, relation: heir.relation },
    office: office.name,
    today: day,
    outside,
    obstacle: callObstacle(found),
    owed: owedOn(card, day),
    deposit: await depositBalance(db, contract.code),
    running: running?.promise ?? null,
    promise_until: running?.until ?? addDays(day, MAX_PROMISE_DAYS),
    consents: await hourConsents(db, contract.code, day),
  };
}
