import type { Report } from '@/lib/contract/reports';
import type { ReportRecord } from '@/lib/contract/reportTerms';
import type { ShownColumn } from './reportColumns';

/** Address of a record; null: the reader may not open it. */
export type RecordHref = (record: ReportRecord, id: string) => string | null;

/** The column that names a record. */
const NAMED_BY: Readonly<Record<ReportRecord, string>> = {
  contract: 'code',
  receipt: 'invoice',
  voucher: 'number',
};

export type ReportRow = Report['rows'][number];

/** The column of a row that opens what it names: the one that names it, else the first. Null: it opens nothing. */
export function openingColumn({ opens }: ReportRow, columns: readonly ShownColumn[]): string | null {
  if (!opens) return null;
  return (columns.find(({ key }) => key === NAMED_BY[opens.record]) ?? columns[0])?.key ?? null;
}

/** What rows are known by: what they all open by, else their contract. Null: they are no records. */
export function namingColumn(rows: readonly ReportRow[], columns: readonly ShownColumn[]): string | null {
  const keys = new Set(rows.map((row) => openingColumn(row, columns)));
  const [only = null] = keys;
  if (keys.size < 2) return only;
  return columns.find(({ key }) => key === NAMED_BY.contract)?.key ?? null;
}
