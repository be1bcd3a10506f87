import { sql, type SQL } from 'drizzle-orm';

/** Which shelves are meant: those of a safe, or of the whole office. */
export interface Shelves {
  officeId: number;
  safe: string | null;
}

/** Whether a place `p` is one of them. */
export const isShelf = ({ officeId, safe }: Shelves): SQL =>
  safe === null
    ? sql`(p.office_id = ${officeId}::int)`
    : sql`(p.office_id = ${officeId}::int and p.safe = ${safe})`;

/** A place `p` as it is labelled, as `placeLabel` has it. */
export const shelfLabel: SQL = sql`concat_ws(', ', nullif(p.safe, ''), nullif(p.rack, ''), nullif(p.folder, ''))`;
