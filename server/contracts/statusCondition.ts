import { and, eq, gte, inArray, isNull, lt, notInArray, or, type SQL } from 'drizzle-orm';
import type { ContractStatus } from '@/lib/contract/contractListDefaults';
import { contracts } from '../platform/db/schema';
import type { Todays } from './todays';

/** Contracts that stand so on their office's today. */
export function statusCondition(status: ContractStatus | undefined, todays: Todays): SQL | undefined {
  if (status === undefined) return undefined;
  if (status === 'OVERDUE') return and(eq(contracts.status, 'ACTIVE'), dueBeforeToday(todays));
  if (status !== 'ACTIVE') return eq(contracts.status, status);
  return and(eq(contracts.status, 'ACTIVE'), or(isNull(contracts.nextDue), dueFromToday(todays)));
}

/** Offices differ by a day at most: one range for the index, then those that are a day behind. */
function dueBeforeToday(todays: Todays): SQL | undefined {
  const { earliest, latest, ahead } = spread(todays);
  if (earliest === latest) return lt(contracts.nextDue, latest);
  return and(
    lt(contracts.nextDue, latest),
    or(lt(contracts.nextDue, earliest), inArray(contracts.officeId, ahead)),
  );
}

function dueFromToday(todays: Todays): SQL | undefined {
  const { earliest, latest, ahead } = spread(todays);
  if (earliest === latest) return gte(contracts.nextDue, latest);
  return and(
    gte(contracts.nextDue, earliest),
    or(gte(contracts.nextDue, latest), notInArray(contracts.officeId, ahead)),
  );
}

function spread(todays: Todays) {
  const dates = [...todays.values()].sort();
  const [earliest = '', latest = ''] = [dates[0], dates.at(-1)];
  const ahead = [...todays].filter(([, today]) => today === latest).map(([office]) => office);
  return { earliest, latest, ahead };
}
