import { asc, eq } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import type { CalculationWrite } from '@/lib/contract/calculations';
import { formatDate } from '@/lib/format/tanggal';
import { formatPercent } from '@/lib/format/percent';
import { todayIn } from '../calendar/today';
import { askForChange } from '../changes/askForChange';
import { companyRuns } from '../changes/companyRuns';
import { defineChangeKind } from '../changes/kinds';
import { ApiError, conflict, notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { calculations, offices } from '../platform/db/schema';
import type { StaffCall } from '../platform/http/route';
import type { CalculationRow } from '../calculations/calculation';
import { lockCode, toColumns, versionsOf, written } from './masterRow';

const LIMITS = ['max_fees_bp', 'max_insurance_bp'] as const;
const LABELS = { max_fees_bp: 'Batas biaya', max_insurance_bp: 'Batas asuransi' };
type Call = Pick<StaffCall<unknown, unknown, unknown>, 'db' | 'staff' | 'now' | 'origin'>;
type Limits = Pick<CalculationWrite, (typeof LIMITS)[number]>;

/** What a new code allows before a second person allows more (DOMAIN, Fees). */
const START: Limits = { max_fees_bp: 1500, max_insurance_bp: 2000 };

/** Limits of fees that are raised: they hold from the day after they are approved (docs/decisions/0145). */
const limitChange = defineChangeKind({
  name: 'CALCULATION',
  subject: 'calculation',
  noun: 'kenaikan batas Perhitungan',
  obstacleToAsk: (maker) => (maker.access.is_master === 1 ? null : 'tidak lagi memegang hak data master.'),
  async lock(tx, { subjectId }) {
    await lockCode(tx, (await rowOf(tx, subjectId)).code);
  },
  async read(db, { subjectId, payload }) {
    const row = await rowOf(db, subjectId);
    const before = written(row);
    const after = { ...before, ...(payload as Partial<Limits>) };
    const all = await db
      .select({ id: offices.id, zone: offices.zone })
      .from(offices)
      .orderBy(asc(offices.id));
    return {
      label: `${row.code} yang berlaku mulai ${formatDate(row.validFrom)}`,
      version: row.version,
      before: { ...before },
      after: { ...after },
      facts: LIMITS.filter((field) => after[field] !== before[field]).map((field) => ({
        label: LABELS[field],
        before: formatPercent(before[field]),
        after: `${formatPercent(after[field])}, paling awal sehari setelah disetujui`,
      })),
      bounds: { rule: 'APPROVER', officeIds: all.map(({ id }) => id), zone: headOf(all).zone },
    };
  },
  async apply({ db, now }, { subjectId, payload }) {
    const row = await rowOf(db, subjectId);
    const all = await db
      .select({ id: offices.id, zone: offices.zone })
      .from(offices)
      .orderBy(asc(offices.id));
    await raise(db, row, payload as Partial<Limits>, todayIn(headOf(all).zone, now));
    return [];
  },
});

/** A version to come takes the limits; one in force is followed by one with them from tomorrow. */
async function raise(db: Db, row: CalculationRow, limits: Partial<Limits>, today: string): Promise<void> {
  const columns = toColumns({ ...written(row), ...limits });
  if (row.validFrom > today) {
    await db
      .update(calculations)
      .set({ ...columns, version: row.version + 1 })
      .where(eq(calculations.id, row.id));
    return;
  }
  const [newest] = await versionsOf(db, row.code);
  if (newest?.id !== row.id) {
    throw conflict(
      `Perhitungan ${row.code} sudah punya versi berikutnya. Minta kenaikan batas pada versi itu.`,
    );
  }
  await db
    .update(calculations)
    .set({ validTo: today, version: row.version + 1 })
    .where(eq(calculations.id, row.id));
  await db
    .insert(calculations)
    .values({ ...columns, code: row.code, active: row.active, validFrom: addDays(today, 1) });
}

/** What of a write is written at once, and how the rest is asked for; `before`: what holds now, nothing for a new code. */
export async function boundLimits(call: Call, write: CalculationWrite, before: CalculationRow | undefined) {
  const holds: Limits = before ? written(before) : START;
  const raised = LIMITS.filter((field) => write[field] > holds[field]);
  if (raised.length === 0 || !(await companyRuns(call.db))) return { write, ask: null };
  const kept = Object.fromEntries(raised.map((field) => [field, holds[field]]));
  const payload = Object.fromEntries(raised.map((field) => [field, write[field]]));
  return {
    write: { ...write, ...kept },
    ask: ({ id, version }: Pick<CalculationRow, 'id' | 'version'>) =>
      askForChange(limitChange, call, { subjectId: id, subjectVersion: version, payload }),
  };
}

async function rowOf(db: Db, id: number | null): Promise<CalculationRow> {
  const [row] = await db
    .select()
    .from(calculations)
    .where(eq(calculations.id, id ?? 0));
  if (!row) throw notFound('Perhitungan ini tidak ada.');
  return row;
}

/** The office that was first. */
function headOf<T>([head]: readonly T[]): T {
  if (!head) throw new ApiError(500);
  return head;
}
