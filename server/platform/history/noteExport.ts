import type { Db } from '../db/connect';
import type { HistoryLine } from './writeHistory';
import { writeHistory } from './writeHistory';

/** An export that begins: who, what, how many rows, and how they were narrowed. */
export interface ExportNote extends Pick<HistoryLine, 'at' | 'staffId' | 'action' | 'origin' | 'record'> {
  /** How many of what: `42 nota`. */
  what: string;
  /** The filters of the query, by name; what is not set is left out. */
  filters: Readonly<Record<string, unknown>>;
}

/** Who took people's data out of the house stands in the log, also when the file never arrived. */
export async function noteExport(db: Db, { what, filters, ...line }: ExportNote): Promise<void> {
  const set = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  const text = set.map(([name, value]) => `${name}=${String(value)}`).join(', ');
  await writeHistory(db, {
    ...line,
    summary: `Mengekspor ${what}`,
    changes: text === '' ? {} : { filters: [null, text] },
  });
}
