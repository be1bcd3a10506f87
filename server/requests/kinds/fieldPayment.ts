import { asc, eq, inArray } from 'drizzle-orm';
import type { FieldDay } from '@/lib/contract/requestedAction';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { FieldPayment } from '@/lib/payment/fieldPayment';
import { drawerOf } from '../../cash/drawerOf';
import { writeFieldActs } from '../../cash/fieldActs';
import { requireOpenDay } from '../../cash/requireOpenDay';
import type { FoundContract } from '../../contracts/readContract';
import type { FieldAccount } from '../../payments/FieldAccount';
import { carriedOn, heldFieldAccount } from '../../payments/fieldAccounts';
import { takeFieldPayments } from '../../payments/takeFieldPayments';
import { conflict, forbidden } from '../../platform/core/ApiError';
import type { Db } from '../../platform/db/connect';
import { handovers, staff, tts } from '../../platform/db/schema';
import type { RequestKind } from '../RequestKind';

type TtsRow = typeof tts.$inferSelect;

/** TTS of one hand-over that wait for a second person, oldest first, held; and that hand-over with its two people. */
async function heldTts(db: Db, ids: readonly number[]) {
  const rows = await db
    .select()
    .from(tts)
    .where(inArray(tts.id, [...ids]))
    .orderBy(asc(tts.day), asc(tts.number))
    .for('update');
  const [first] = rows;
  if (!first || rows.length < new Set(ids).size) throw conflict('Tanda terima ini tidak ada.');
  const gone = rows.find(({ state }) => state !== 'HANDED_IN');
  if (gone) throw conflict(`Tanda terima ${gone.number} tidak lagi menunggu keputusan.`);
  if (rows.some(({ handoverId }) => handoverId !== first.handoverId))
    throw conflict('Tanda terima ini dari setoran yang berbeda; mintalah per setoran.');
  const [handover] = await db
    .select({ row: handovers, collectorName: staff.name })
    .from(handovers)
    .innerJoin(staff, eq(staff.id, handovers.collectorId))
    .where(eq(handovers.id, first.handoverId ?? 0));
  if (!handover) throw new Error('a TTS that was handed in names its hand-over');
  return { rows, handover: { ...handover.row, collectorName: handover.collectorName } };
}

interface Planned {
  row: TtsRow;
  plan: FieldPayment;
}

/** What they become one after the other on a contract that is held; 409 where one becomes nothing there. */
async function planAll(
  db: Db,
  found: FoundContract,
  { rows, day, countedOn, now }: { rows: readonly TtsRow[]; day: FieldDay; countedOn: string; now: Date },
): Promise<{ planned: Planned[]; account: FieldAccount }> {
  const { code } = found.contract;
  const goesTo = await carriedOn(
    db,
    rows.map(({ contractCode }) => contractCode),
  );
  let account = await heldFieldAccount(db, found, now);
  const planned: Planned[] = [];
  for (const row of rows) {
    if (goesTo.get(row.contractCode) !== code)
      throw conflict(`Tanda terima ${row.number} sekarang untuk kontrak ${goesTo.get(row.contractCode)}.`);
    const plan = account.plan({ day: day === 'TAKEN' ? row.day : countedOn, amount: row.amount });
    if ('problem' in plan) throw conflict(plan.problem);
    account = account.after(plan);
    planned.push({ row, plan });
  }
  return { planned, account };
}

/** Late TTS become notas of the day on which their money was taken: that day takes penalty off. */
export const fieldPayment: RequestKind<'FIELD_PAYMENT'> = {
  askedBy: 'is_credit_add',
  noun: 'setoran terlambat',
  async otherOffice({ db, found }, { tts_ids }) {
    const { handover } = await heldTts(db, tts_ids);
    return handover.officeId === found.office.id ? null : handover.officeId;
  },
  async check({ db, found, maker, now }, { tts_ids, day }) {
    const { rows, handover } = await heldTts(db, tts_ids);
    if (maker.id === handover.collectorId)
      throw forbidden('Setoran Anda sendiri diminta oleh kasir yang menghitungnya.');
    const { planned } = await planAll(db, found, { rows, day, countedOn: handover.day, now });
    const each = planned.map(({ row, plan }) => {
      const lines = plan.receipts.map((receipt) => receipt.credit_to).join(', ');
      const lineText = lines === '' ? '' : ` untuk angsuran ke-${lines}`;
      const rest = plan.rest === 0 ? '' : `, ${formatRupiah(plan.rest)} titipan`;
      const dated = plan.date === row.day ? '' : `, nota bertanggal ${formatDate(plan.date)}`;
      return `${row.number} ${formatRupiah(row.amount)} tanggal ${formatDate(row.day)}${lineText}${rest}${dated}`;
    });
    return `Setoran ${handover.number} dari ${handover.collectorName}: ${each.join('; ')}.`;
  },
  async apply({ db, found, maker, checker, now, origin, request }, { tts_ids, day }) {
    const { rows, handover } = await heldTts(db, tts_ids);
    if (checker.id === handover.collectorId)
      throw forbidden('Setoran ini Anda sendiri yang membawa; orang lain yang harus memutuskannya.');
    const { planned, account } = await planAll(db, found, { rows, day, countedOn: handover.day, now });
    const holder = await drawerOf(db, handover.cashierId);
    const use = { holder, reader: checker, now };
    await requireOpenDay(db, use);
    await db
      .update(tts)
      .set({ state: 'POSTED' })
      .where(
        inArray(
          tts.id,
          rows.map(({ id }) => id),
        ),
      );
    await writeFieldActs(
      db,
      use,
      rows.map((row) => ({
        ...{ kind: 'FIELD_RELEASED' as const, cash: -row.amount, handover },
        ...{ counterparty: handover.collectorName, note: row.number },
        // As the notas: what comes into the drawer and leaves it again is about the same contract.
        tts: { id: row.id, contractCode: found.contract.code },
      })),
    );
    const postings = planned.map(({ row, plan }) => ({ found, tts: row, plan }));
    await takeFieldPayments(db, postings, [account], {
      ...{ cashier: holder, staffId: checker.id, now, origin, how: `setoran ${handover.number}` },
      request: { ...request, makerName: maker.name, checkerName: checker.name },
    });
  },
};
