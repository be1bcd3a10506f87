import type { PettyJournal } from '@/lib/contract/pettyJournal';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import { buildVoucher, buildVouchers, JAKARTA } from './buildVoucher';

/** Vouchers of a month, oldest first: the list of the fund from the other end. */
export const buildJournalRows = (): PettyVoucher[] => buildVouchers().toReversed();

/** What the fund held before them, rupiah. */
const OPENING = 2_040_000;

const sumOf = (rows: readonly PettyVoucher[], side: 'debit' | 'credit') =>
  rows.reduce((sum, row) => sum + row[side], 0);

/** November of Jakarta, closed and counted. */
export function buildJournal(over: Partial<PettyJournal> = {}): PettyJournal {
  const rows = over.rows ?? buildJournalRows();
  const [debit, credit] = [sumOf(rows, 'debit'), sumOf(rows, 'credit')];
  const closing = OPENING + debit - credit;
  return {
    ...{ office: JAKARTA, opening: OPENING, debit, credit, closing },
    ...{ rows, count: rows.length, counted: closing },
    ...over,
  };
}

/** Enough lines for three sheets. */
export function buildLongJournal(): PettyJournal {
  let balance = OPENING;
  const rows = Array.from({ length: 90 }, (_, at) => {
    const [source = buildVoucher()] = buildJournalRows().slice(at % 8);
    balance += source.debit - source.credit;
    return { ...source, id: 1000 + at, number: `PC/JKT/2026/11/${String(at + 1).padStart(4, '0')}`, balance };
  });
  return buildJournal({ rows });
}
