import { sql } from 'drizzle-orm';
import type { Report, ReportQuery } from '@/lib/contract/reports';
import { REPORT_RECORDS, type ReportColumn } from '@/lib/contract/reportTerms';
import type { SignedIn } from '../platform/auth/session';
import type { Connection } from '../platform/db/connect';
import { narrowing } from '../platform/export/narrowing';
import { openSnapshot, type Row } from '../platform/export/openSnapshot';
import { askReport } from './askReport';
import { readReport } from './readReport';

/** One page of a report with what all its rows come to, of one snapshot. 403, 422. */
export async function reportPage(
  connection: Connection,
  person: SignedIn,
  { page, size, ...query }: ReportQuery & { page: number; size: number },
  now: Date,
): Promise<Report> {
  const snapshot = await openSnapshot(connection);
  try {
    const asked = await askReport(snapshot.db, person, query, now);
    const { query: all, count, sums, gap } = await narrowing(readReport(asked));
    const rows =
      count <= (page - 1) * size
        ? []
        : (await narrowing(snapshot.db.execute<Row>(sql`${all} limit ${size} offset ${(page - 1) * size}`)))
            .rows;
    const columns = Object.entries(asked.columns);
    return {
      as_of: now.toISOString(),
      columns: columns.map(([key]) => key),
      rows: rows.map((row) => ({
        cells: columns.map(([key, column]) => cellOf(column, row[key] ?? null)),
        opens: recordOf(row['opens_record'] ?? null),
      })),
      ...{ count, totals: columns.map(([key]) => sums[key] ?? null), gap },
    };
  } finally {
    await snapshot.close();
  }
}

/** 64-bit numbers come as text. */
const cellOf = ({ kind }: ReportColumn, value: string | number | null) =>
  value === null || kind === 'text' || kind === 'words' || kind === 'day' || kind === 'time'
    ? value
    : Number(value);

/** As `opens` wrote it. */
function recordOf(written: string | number | null): Report['rows'][number]['opens'] {
  const [, name, id] = /^([a-z]+):(.+)$/.exec(String(written ?? '')) ?? [];
  const record = REPORT_RECORDS.find((one) => one === name);
  return record && id !== undefined ? { record, id } : null;
}
