import { eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { defineChangeKind } from '../changes/kinds';
import { collectorFeeOn } from '../offices/collectorFee';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { offices } from '../platform/db/schema';
import { lockMaster } from './masterRow';

/** What is asked for. */
interface OfficeAsk {
  /** Most that a receipt charges for collecting, rupiah; higher than it is. */
  max_collector_fee: number;
}

/** A limit of an office that is raised: it holds from the day after it is approved (docs/decisions/0145). */
export const officeChange = defineChangeKind({
  name: 'OFFICE',
  subject: 'office',
  noun: 'kenaikan batas kantor',
  obstacleToAsk: (maker) => (maker.access.is_master === 1 ? null : 'tidak lagi memegang hak data master.'),
  lock: async (tx, { subjectId }) => {
    await lockMaster({ record: 'office' }, tx);
    await tx
      .select({ id: offices.id })
      .from(offices)
      .where(eq(offices.id, subjectId ?? 0))
      .for('update');
  },
  async read(db, { subjectId, payload }) {
    const office = await officeById(db, subjectId);
    const { max_collector_fee: after } = payload as OfficeAsk;
    const before = office.maxCollectorFee;
    return {
      label: office.name,
      version: office.version,
      before: { max_collector_fee: before },
      after: { max_collector_fee: after },
      facts: [
        {
          label: 'Biaya tagih paling banyak',
          before: formatRupiah(before),
          after: `${formatRupiah(after)}, mulai sehari setelah disetujui`,
        },
      ],
      bounds: { rule: 'APPROVER', officeIds: [office.id], zone: office.zone },
    };
  },
  async apply({ db, now }, { subjectId, payload }) {
    const office = await officeById(db, subjectId);
    const today = todayIn(office.zone, now);
    await db
      .update(offices)
      .set({
        maxCollectorFee: collectorFeeOn(office, today),
        comingCollectorFee: (payload as OfficeAsk).max_collector_fee,
        comingCollectorFeeFrom: addDays(today, 1),
        version: office.version + 1,
      })
      .where(eq(offices.id, office.id));
    return [];
  },
});

async function officeById(db: Db, id: number | null) {
  const [office] = await db
    .select()
    .from(offices)
    .where(eq(offices.id, id ?? 0));
  if (!office) throw notFound('Kantor ini tidak ada.');
  return office;
}
