import { eq } from 'drizzle-orm';
import { addMonths } from '@/lib/arithmetic/calendar';
import { MOST_YEARS } from '@/lib/contract/periodExportColumns';
import { officeOfList, type ListedOffices } from '../platform/auth/offices';
import type { SignedIn } from '../platform/auth/session';
import { invalid } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';

/** What both exports are asked for. */
export interface PeriodQuery {
  from: string;
  to: string;
  office?: number | undefined;
  columns?: string | undefined;
}

/** Whose records of which days. 403: an office of others. 422: a period that makes no sense, an office that is none. */
export async function checkPeriod(
  db: Db,
  person: SignedIn,
  { from, to, office }: PeriodQuery,
): Promise<{ listed: ListedOffices; file: string }> {
  if (to < from) throw invalid({ to: 'Tidak boleh sebelum tanggal awal.' });
  if (to >= addMonths(from, MOST_YEARS * 12)) throw invalid({ to: `Paling lama ${MOST_YEARS} tahun.` });
  const listed = officeOfList(person, office);
  if (office === undefined) return { listed, file: `${from}_${to}` };
  const [found] = await db.select({ code: offices.code }).from(offices).where(eq(offices.id, office));
  if (!found) throw invalid({ office: 'Kantor ini tidak ada.' });
  return { listed, file: `${found.code}_${from}_${to}` };
}

/**
 * The columns that were asked for, in the file's order.
 * @param unasked those that stand there only by name
 */
export function chosenColumns<C>(
  all: Readonly<Record<string, C>>,
  asked: string | undefined,
  unasked: readonly string[] = [],
): Record<string, C> {
  const names = asked?.split(',') ?? Object.keys(all).filter((key) => !unasked.includes(key));
  return Object.fromEntries(Object.entries(all).filter(([key]) => names.includes(key)));
}

/** The end line: how many, in the first column; sums in theirs, where those stand. */
export function endOf(
  columns: Readonly<Record<string, unknown>>,
  count: string,
  sums: Readonly<Record<string, number>>,
): Record<string, string | number> {
  const [first = ''] = Object.keys(columns);
  // A sum alone in a row says nothing of what it counts.
  return first in sums ? { ...sums } : { ...sums, [first]: count };
}
