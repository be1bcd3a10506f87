import { inArray, notInArray } from 'drizzle-orm';
import { seesOffice } from '../platform/auth/offices';
import type { Db } from '../platform/db/connect';
import { contracts } from '../platform/db/schema';
import { surelyNamed } from './matching/candidates';
import { cluesIn } from './matching/clues';
import { textOf } from './rowRecord';

/** Contracts that no line is meant for any more. */
const OVER = ['SETTLED', 'SETTLED_EARLY', 'RESTRUCTURED', 'CANCELLED'] as const;

type Named = Pick<typeof contracts.$inferSelect, 'code' | 'officeId'>;

/**
 * For each line the running contracts that its text names by code, plate, NIK or phone, of all offices: what somebody may
 * not see is somebody's money all the same.
 */
export async function namedRunning(
  db: Db,
  lines: readonly Parameters<typeof textOf>[0][],
): Promise<Named[][]> {
  const clues = lines.map((line) => cluesIn(textOf(line)));
  const found = await surelyNamed(db, clues, notInArray(contracts.status, [...OVER]));
  const codes = [...new Set(found.flatMap((one) => [...one.keys()]))];
  const named = await db
    .select({ code: contracts.code, officeId: contracts.officeId })
    .from(contracts)
    .where(inArray(contracts.code, codes))
    .orderBy(contracts.code);
  return found.map((one) => named.filter(({ code }) => one.has(code)));
}

/**
 * Of what a line names, what keeps it from another contract, as this person may read it; null: it names this one, or none.
 */
export function otherThan(
  named: readonly Named[],
  code: string,
  person: Parameters<typeof seesOffice>[0],
): string | null {
  if (named.length === 0 || named.some((one) => one.code === code)) return null;
  const labels = named.map((one) => (seesOffice(person, one.officeId) ? one.code : 'kantor lain'));
  return [...new Set(labels)].join(', ');
}
