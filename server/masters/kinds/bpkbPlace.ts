import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { FieldErrors } from '@/lib/contract/envelope';
import { bpkbPlaceWriteSchema, type BpkbPlace, type BpkbPlaceWrite } from '@/lib/contract/masters';
import { bpkbCounts, bpkbPlaces, offices } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind, ReadAt } from '../MasterKind';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Tempat BPKB. Its office is fixed while a book lies there, its safe while that office counts. */
export const bpkbPlaceKind: MasterKind<BpkbPlace, BpkbPlaceWrite> = {
  noun: 'Tempat BPKB',
  record: 'bpkb_place',
  table: bpkbPlaces,
  async read({ db }, where) {
    const rows = await db
      .select({
        ...getTableColumns(bpkbPlaces),
        // Up to some: a place where many books lie is used, whatever their number.
        usedBy: sql<number>`(select count(*)::int from (
          select from bpkb b where b.place_id = bpkb_places.id limit 1000) used)`,
      })
      .from(bpkbPlaces)
      .where(where)
      .orderBy(asc(bpkbPlaces.code));
    const stamps = await stampsOf(db, rows);
    return rows.map((row) => ({
      ...sharedFields(row, stamps(row)),
      ...{ office_id: row.officeId, safe: row.safe, rack: row.rack, folder: row.folder },
    }));
  },
  toColumns: ({ office_id: officeId, safe, rack, folder, ...write }) => ({
    ...sharedColumns(write),
    ...{ officeId, safe, rack, folder },
  }),
  written: (row) => bpkbPlaceWriteSchema.parse(row),
  async check({ db }, { office_id: officeId, safe }, { before }): Promise<FieldErrors> {
    const [office] = await db.select({ id: offices.id }).from(offices).where(eq(offices.id, officeId));
    if (!office) return { office_id: 'Kantor ini tidak ada.' };
    if (before && before.used_by > 0 && officeId !== before.office_id)
      return { office_id: 'BPKB masih disimpan di sini, jadi kantornya tetap.' };
    if (before && safe !== before.safe && (await isCounting(db, before.office_id)))
      return {
        safe: 'BPKB kantor ini sedang dihitung, jadi brankasnya tetap. Tutup atau batalkan hitungannya dahulu.',
      };
    return {};
  },
  usedBy: ({ used_by: books }) => (books < 1000 ? `${books} BPKB` : 'banyak BPKB'),
};

/** Whether a count of an office is open. A count knows its shelves by their safe's name. */
async function isCounting(db: ReadAt['db'], officeId: number): Promise<boolean> {
  // Held as a count that begins holds it: of the two the second one sees the first.
  await db.select({ id: offices.id }).from(offices).where(eq(offices.id, officeId)).for('no key update');
  const open = and(eq(bpkbCounts.officeId, officeId), eq(bpkbCounts.state, 'OPEN'));
  return (await db.$count(bpkbCounts, open)) > 0;
}
