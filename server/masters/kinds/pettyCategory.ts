import { asc, eq, getTableColumns, sql } from 'drizzle-orm';
import {
  pettyCategoryWriteSchema,
  type PettyCategory,
  type PettyCategoryWrite,
} from '@/lib/contract/masters';
import { todayIn } from '../../calendar/today';
import { askForChange } from '../../changes/askForChange';
import { waitingChangesOf } from '../../changes/changeSubject';
import { companyRuns } from '../../changes/companyRuns';
import { comingAfter, limitOn } from '../../pettyCash/categories';
import { pettyCategories } from '../../platform/db/schema';
import { stampsOf } from '../../platform/history/stampsOf';
import type { MasterKind } from '../MasterKind';
import { pettyCategoryChange } from '../pettyCategoryChange';
import { sharedColumns, sharedFields } from '../sharedFields';

/** Kategori Petty Cash. A new one begins with what nobody need allow; a higher limit waits for a second person. */
export const pettyCategoryKind: MasterKind<PettyCategory, PettyCategoryWrite> = {
  noun: 'Kategori petty cash',
  record: 'petty_category',
  table: pettyCategories,
  async read({ db, staff, now }, where) {
    const today = todayIn(staff.office.zone, now);
    const rows = await db
      .select({
        ...getTableColumns(pettyCategories),
        // Up to some: a category that many vouchers name is used, whatever their number.
        usedBy: sql<number>`(select count(*)::int from (
          select from petty_vouchers v where v.category_id = petty_categories.id limit 1000) used)`,
      })
      .from(pettyCategories)
      .where(where)
      .orderBy(asc(pettyCategories.code));
    const stamps = await stampsOf(db, rows);
    const waiting = await waitingChangesOf(
      db,
      staff,
      'petty_category',
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({
      ...sharedFields(row, stamps(row)),
      limit: limitOn(row, today),
      coming_limit: comingAfter(row, today),
      waiting: waiting.get(row.id)?.[0] ?? null,
    }));
  },
  toColumns: ({ limit, ...write }) => ({ ...sharedColumns(write), limit }),
  async bound(call, write, before) {
    const { db } = call;
    const holds = before?.limit ?? 0;
    if (write.limit > holds && (await companyRuns(db))) {
      return {
        write: { ...write, limit: holds },
        ask: ({ id, version }) =>
          askForChange(pettyCategoryChange, call, {
            ...{ subjectId: id, subjectVersion: version, payload: { limit: write.limit } },
          }),
      };
    }
    // What was approved for a later day, or since one, ends with another limit.
    if (before && write.limit !== holds) {
      await db
        .update(pettyCategories)
        .set({ comingLimit: null, comingLimitFrom: null })
        .where(eq(pettyCategories.id, before.id));
    }
    return null;
  },
  written: (row) => pettyCategoryWriteSchema.parse(row),
  usedBy: ({ used_by: vouchers }) => (vouchers < 1000 ? `${vouchers} voucher` : 'banyak voucher'),
};
