import { createHash } from 'node:crypto';
import type { StatementLine } from '@/lib/contract/statementUpload';

/** What a person reads of a line is what it is: CSV and XLSX of one bank differ in spaces and capitals. */
const plain = (text: string) => text.trim().replace(/\s+/g, ' ').toUpperCase();

/** SHA-256, hex, over bank, date, amount, description and reference: the same for equal lines of any file. */
export function rowHash(bank: string, line: Omit<StatementLine, 'line'>): string {
  const content = [bank, line.date, line.amount, plain(line.description), plain(line.reference)];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/**
 * How many equal lines of the same file came before each of these, given how many are known already by hash. Equal
 * lines are interchangeable, so their numbers are the same ones in whatever groups they arrive.
 */
export function copiesOf(hashes: readonly string[], known: ReadonlyMap<string, number>): number[] {
  const next = new Map(known);
  return hashes.map((hash) => {
    const copy = next.get(hash) ?? 0;
    next.set(hash, copy + 1);
    return copy;
  });
}
