import type { z } from 'zod/mini';
import { countedCash } from '@/lib/arithmetic/countedCash';
import { DENOMINATIONS } from '@/lib/contract/denominations';
import type { payShortage as endpoint, Shortage } from '@/lib/contract/shortages';
import { formatRupiah } from '@/lib/format/rupiah';
import { writeFieldActs } from '../cash/fieldActs';
import { requireOpenDay } from '../cash/requireOpenDay';
import { owedOfShortage, settleShortage } from '../cash/shortage';
import { invalid } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { readShortage } from './readShortages';
import { seenShortage } from './seenShortage';
import { tellPaid } from './tellCollector';

type PayCall = StaffCall<{ id: string }, unknown, z.output<NonNullable<(typeof endpoint)['body']>>>;

/** Takes banknotes for a shortage into the caller's open drawer. 403, 404, 409, 422. */
export async function payShortage(call: PayCall): Promise<Shortage> {
  const { db, staff: by, now, origin, body } = call;
  const { shortage, shown } = await seenShortage(call);
  const amount = countedCash(DENOMINATIONS, body.denominations);
  const owed = owedOfShortage(shortage);
  if (amount === 0) throw invalid({ denominations: 'Hitung uangnya dulu.' });
  if (amount > owed)
    throw invalid({ denominations: `Lebih dari yang terutang, ${formatRupiah(owed)}. Kembalikan lebihnya.` });
  const use = { holder: by, reader: by, now };
  await requireOpenDay(db, use);
  const [actId = 0] = await writeFieldActs(db, use, [
    {
      ...{ kind: 'FIELD_SHORT_PAID', cash: amount, handover: shown.handover },
      counterparty: shown.collector.name,
    },
  ]);
  await settleShortage(db, shortage, { amount, actId, at: now, writtenBy: by.id });
  await writeHistory(db, {
    ...{ at: now, staffId: by.id, action: 'SHORTAGE_PAID', origin },
    summary: `Menerima ${formatRupiah(amount)} dari ${shown.collector.name} untuk kurang setor ${shown.handover.number}`,
    record: { type: 'handover', id: shown.handover.id },
    changes: { settled: [shortage.settled, shortage.settled + amount] },
  });
  const after = await readShortage(db, by, shortage.id);
  await tellPaid(call, after);
  return after;
}
