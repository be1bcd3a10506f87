import type { z } from 'zod/mini';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { Handover, postHandover as endpoint } from '@/lib/contract/handovers';
import { MIN_REASON_LENGTH } from '@/lib/contract/plainText';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { writeFieldActs, type FieldAct } from '../cash/fieldActs';
import { dayOf, requireOpenDay } from '../cash/requireOpenDay';
import { nextInvoices } from '../payments/invoiceNumbers';
import { takeFieldPayments } from '../payments/takeFieldPayments';
import { conflict, forbidden, invalid } from '../platform/core/ApiError';
import { anyOf } from '../platform/db/anyOf';
import type { Db } from '../platform/db/connect';
import { fieldShortages, handovers, tts } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { askLate } from './askLate';
import { basisOrConflict, handoverBasis, officeOfTts, type ShownHandover } from './handoverBasis';
import type { PlannedTts } from './planHandover';
import { readHandover } from './readHandover';

type PostCall = StaffCall<unknown, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/**
 * Takes a hand-over as it was shown, all of it or nothing (docs/decisions/0162). Contracts are held in the order of their
 * codes, then the TTS, so that of two cashiers the second finds nothing left, and nobody waits in a circle.
 */
export async function postHandover(call: PostCall): Promise<Handover> {
  const { db, staff: by, now, body } = call;
  const { collector_id: collectorId, tts_ids: ids } = body;
  if (collectorId === by.id) throw forbidden('Setoran Anda sendiri diterima oleh kasir lain.');
  // Of the office that was shown: the collector may carry TTS of another one too.
  const all = async () => {
    const [first = 0] = ids;
    const officeId = await officeOfTts(db, first);
    return handoverBasis(db, by, { collectorId, officeId }, { now, hold: false });
  };
  const shown = await basisOrConflict(
    db,
    ids,
    () => handoverBasis(db, by, { collectorId, ids }, { now, hold: true }),
    all,
  );
  const { basis, planned, accounts } = shown;
  if (basis.obstacle !== null) throw conflict(basis.obstacle);
  if (basis.digest !== body.digest) {
    throw conflict(
      'Hitungan setoran ini berubah sejak ditampilkan. Belum ada yang disimpan; periksa yang baru.',
      { current: basis },
    );
  }
  const counted = countedCash(DENOMINATIONS, body.denominations);
  refuseUnsaid(counted, basis.sums.amount, planned, body);
  const use = { holder: by, reader: by, now };
  await requireOpenDay(db, use);
  const handover = await writeHandover(call, shown, counted);
  const isPosted = ({ outcome, late }: PlannedTts) => !late && !('problem' in outcome);
  await markTts(db, planned.filter(isPosted), 'POSTED', handover.id);
  const held = planned.filter((one) => !isPosted(one));
  await markTts(db, held, 'HANDED_IN', handover.id);
  const acts = [
    ...held.map((one) => heldAct(one, handover, basis.collector.name)),
    ...differenceActs(counted - basis.sums.amount, handover, basis.collector.name, body.reason),
  ];
  await writeFieldActs(db, use, acts);
  await askLate(call, planned, body.late_reason);
  await takeFieldPayments(
    db,
    planned.flatMap(({ row, outcome, late, account }) =>
      late || 'problem' in outcome ? [] : { found: account.found, tts: row, plan: outcome },
    ),
    accounts,
    { cashier: by, staffId: by.id, now, origin: call.origin, how: `setoran ${handover.number}` },
  );
  return readHandover(db, by, handover.id, now);
}

/** 422: what differs, or comes late, says why. */
function refuseUnsaid(
  counted: number,
  expected: number,
  planned: readonly PlannedTts[],
  { reason, late_reason }: PostCall['body'],
): void {
  const differs = counted - expected;
  const asks = planned.some(({ late, outcome }) => late && !('problem' in outcome));
  const errors = {
    ...(differs !== 0 &&
      reason.length < MIN_REASON_LENGTH && {
        reason: `Uangnya ${differs < 0 ? 'kurang' : 'lebih'} ${formatRupiah(Math.abs(differs))}. Tulis sebabnya.`,
      }),
    ...(asks &&
      late_reason.length < MIN_REASON_LENGTH && {
        late_reason: 'Tulis mengapa uang yang lebih dari satu hari kerja baru disetor.',
      }),
  };
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

async function writeHandover(
  { db, staff: by, now, origin, body }: PostCall,
  { basis, office, planned }: ShownHandover,
  counted: number,
): Promise<{ id: number; number: string }> {
  const [number = ''] = await nextInvoices(db, office, todayIn(office.zone, now), 1, 'S');
  const expected = basis.sums.amount;
  const reason = counted === expected ? '' : body.reason;
  const [written] = await db
    .insert(handovers)
    .values({
      ...{ number, officeId: office.id, collectorId: basis.collector.id, cashierId: by.id },
      ...{
        day: dayOf({ holder: by, now }),
        at: now,
        denominations: body.denominations,
        counted,
        expected,
        reason,
      },
    })
    .returning({ id: handovers.id });
  if (!written) throw new Error('no hand-over was written');
  const short = expected - counted;
  if (short > 0)
    await db.insert(fieldShortages).values({
      ...{ handoverId: written.id, officeId: office.id, collectorId: basis.collector.id },
      ...{ amount: short, at: now },
    });
  const differs =
    short === 0 ? '' : `, ${short > 0 ? 'kurang' : 'lebih'} setor ${formatRupiah(Math.abs(short))}`;
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'HANDOVER_TAKEN', origin },
    summary: `Menerima setoran ${number} dari ${basis.collector.name}: ${planned.length} tanda terima ${formatRupiah(expected)}, dihitung ${formatRupiah(counted)}${differs}`,
    record: { type: 'handover', id: written.id },
    ...(reason !== '' && { reason }),
    changes: { counted: [null, counted], expected: [null, expected] },
  });
  return { id: written.id, number };
}

async function markTts(
  tx: Db,
  planned: readonly PlannedTts[],
  state: 'POSTED' | 'HANDED_IN',
  handoverId: number,
): Promise<void> {
  if (planned.length === 0) return;
  const ids = planned.map(({ row }) => row.id);
  await tx.update(tts).set({ state, handoverId }).where(anyOf(tts.id, ids));
}

const heldAct = (
  { row }: PlannedTts,
  handover: { id: number; number: string },
  counterparty: string,
): FieldAct => ({
  ...{ kind: 'FIELD_HELD', cash: row.amount, handover, counterparty, note: row.number },
  tts: { id: row.id, contractCode: row.contractCode },
});

function differenceActs(
  differs: number,
  handover: { id: number; number: string },
  counterparty: string,
  note: string,
): FieldAct[] {
  if (differs === 0) return [];
  const kind = differs < 0 ? 'FIELD_SHORT' : 'FIELD_SURPLUS';
  return [{ kind, cash: differs, handover, counterparty, note }];
}
