import { sql, type SQL } from 'drizzle-orm';

/** Fewer digits name no account. */
const LEAST = 4;

/**
 * True where what somebody wrote names an account by its number, digits alone: whole, also beside its owner and with dots
 * between, or its last four digits or more. `namesAccountSql` is the same.
 */
export function namesAccount(written: string, number: string): boolean {
  const digits = written.replace(/[^0-9]/g, '');
  return digits.length >= LEAST && (digits.includes(number) || number.endsWith(digits));
}

export const digitsOf = (written: SQL) => sql`regexp_replace(${written}, '[^0-9]', '', 'g')`;

export const namesAccountSql = (written: SQL, number: SQL) => sql`(
  length(${digitsOf(written)}) >= ${sql.raw(String(LEAST))} and ${number} <> ''
  and (strpos(${digitsOf(written)}, ${number}) > 0 or right(${number}, length(${digitsOf(written)})) = ${digitsOf(written)}))`;
