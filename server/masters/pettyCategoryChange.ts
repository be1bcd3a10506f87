import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { defineChangeKind } from '../changes/kinds';
import { limitOn } from '../pettyCash/categories';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices, pettyCategories } from '../platform/db/schema';
import { lockMaster } from './masterRow';

/** What is asked for. */
interface CategoryAsk {
  /** Above it a voucher waits for a second person, rupiah; higher than it is. */
  limit: number;
}

/** A limit of petty cash that is raised: it holds from the day after it is approved, as an office's. */
export const pettyCategoryChange = defineChangeKind({
  name: 'PETTY_CATEGORY',
  subject: 'petty_category',
  noun: 'kenaikan batas kategori petty cash',
  obstacleToAsk: (maker) => (maker.access.is_master === 1 ? null : 'tidak lagi memegang hak data master.'),
  lock: async (tx, { subjectId }) => {
    await lockMaster({ record: 'petty_category' }, tx);
    await tx
      .select({ id: pettyCategories.id })
      .from(pettyCategories)
      .where(eq(pettyCategories.id, subjectId ?? 0))
      .for('update');
  },
  async read(db, { subjectId, payload }) {
    const category = await categoryById(db, subjectId);
    const { limit: after } = payload as CategoryAsk;
    const before = category.limit;
    const all = await db.select({ id: offices.id, zone: offices.zone }).from(offices).orderBy(offices.id);
    return {
      label: category.name,
      version: category.version,
      before: { limit: before },
      after: { limit: after },
      facts: [
        {
          label: 'Batas per voucher',
          before: formatRupiah(before),
          after: `${formatRupiah(after)}, mulai sehari setelah disetujui`,
        },
      ],
      // It bounds every office.
      bounds: { rule: 'APPROVER', officeIds: all.map(({ id }) => id), zone: all[0]?.zone ?? 'Asia/Jakarta' },
    };
  },
  async apply({ db, now }, { subjectId, payload }) {
    const category = await categoryById(db, subjectId);
    const zones = await db.selectDistinct({ zone: offices.zone }).from(offices);
    // The day that has come wherever it comes first: nowhere does it hold today already.
    const today =
      zones
        .map(({ zone }) => todayIn(zone, now))
        .toSorted()
        .at(-1) ?? todayIn('Asia/Jakarta', now);
    await db
      .update(pettyCategories)
      .set({
        limit: limitOn(category, today),
        comingLimit: (payload as CategoryAsk).limit,
        comingLimitFrom: addDays(today, 1),
        version: category.version + 1,
      })
      .where(eq(pettyCategories.id, category.id));
    return [];
  },
});

async function categoryById(db: Db, id: number | null) {
  const [category] = await db
    .select()
    .from(pettyCategories)
    .where(eq(pettyCategories.id, id ?? 0));
  if (!category) throw notFound('Kategori ini tidak ada.');
  return category;
}
