import { sql } from 'drizzle-orm';
import type { ScanOutcome } from '@/lib/contract/bpkbCountTerms';
import { readLabel } from '@/lib/format/bpkbLabel';
import { vehicleKey } from '@/lib/registration/vehicleKey';
import type { Db } from '../platform/db/connect';
import type { bpkbCounts } from '../platform/db/schema';

/** The book of a code; else why it does not count. */
export type Resolved = number | Extract<ScanOutcome, 'UNKNOWN' | 'OTHER_OFFICE'>;

interface Known {
  id: number;
  /** Of the office, now or when the count began. */
  own: boolean;
  code: string;
  key: string | null;
  gone: boolean;
}

/** What codes name as they were read: labels, and whole numbers of books and contracts as they are typed. */
export async function booksOfCodes(
  db: Db,
  { id, officeId }: Pick<typeof bpkbCounts.$inferSelect, 'id' | 'officeId'>,
  codes: readonly string[],
): Promise<Resolved[]> {
  const read = codes.map((code) => {
    const typed = code.trim().toUpperCase();
    return { label: readLabel(code), typed, key: vehicleKey(typed) };
  });
  const labelled = read.flatMap(({ label }) => (label?.kind === 'BOOK' ? [label.id] : []));
  const places = read.flatMap(({ label }) => (label?.kind === 'PLACE' ? [label.id] : []));
  const typed = read.filter(({ label }) => label === null);
  const keys = typed.flatMap(({ key }) => (key === null ? [] : [key]));
  const list = (values: readonly (string | number)[]) => sql.param([...values]);
  const { rows } = await db.execute<Known & Record<string, unknown>>(sql`
    select b.id, b.contract_code as code, vehicle_key(b.number) as key, b.state = 'HANDED_OVER' as gone,
           b.office_id = ${officeId} or exists (select from bpkb_count_books f where f.count_id = ${id} and f.bpkb_id = b.id) as own
      from bpkb b
     where b.id = any(${list(labelled)}::int[])
        or b.contract_code = any(${list(typed.map((one) => one.typed))}::text[])
        or vehicle_key(b.number) = any(${list(keys)}::text[])`);
  const elsewhere =
    places.length === 0
      ? []
      : (
          await db.execute<{ id: number }>(
            sql`select id from bpkb_places where id = any(${list(places)}::int[]) and office_id <> ${officeId}`,
          )
        ).rows.map((place) => place.id);
  return read.map(({ label, typed: code, key }): Resolved => {
    if (label?.kind === 'PLACE') return elsewhere.includes(label.id) ? 'OTHER_OFFICE' : 'UNKNOWN';
    if (label) return oneOf(rows.filter((row) => row.id === label.id));
    const byContract = rows.filter((row) => row.code === code);
    return oneOf(byContract.length > 0 ? byContract : rows.filter((row) => key !== null && row.key === key));
  });
}

/** The one that is meant: of a number that was given out and came back with another contract, the one that is here. */
function oneOf(found: readonly Known[]): Resolved {
  const own = found.filter((row) => row.own);
  if (own.length === 0) return found.length > 0 ? 'OTHER_OFFICE' : 'UNKNOWN';
  const here = own.filter((row) => !row.gone);
  const [only, ...more] = here.length > 0 ? here : own;
  return only && more.length === 0 ? only.id : 'UNKNOWN';
}
