import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Batch, Payout } from '@/lib/contract/commissions';
import { formatRupiah } from '@/lib/format/rupiah';
import { todayIn } from '../calendar/today';
import { readOffice } from '../offices/requireActiveOffice';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import type { PartnerSide } from '../partners/PartnerSide';
import { requireOffice } from '../platform/auth/offices';
import { ApiError, conflict, forbidden } from '../platform/core/ApiError';
import { commissionBatches, commissionPayouts, commissions } from '../platform/db/schema';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { readBatch } from './batches';
import { takeBackDue } from './dueBack';
import { holdForPaying, readyToPay, type Ready } from './readyToPay';

type PayCall = StaffCall<unknown, unknown, { office_id: number; entries: number[]; total: number }>;

/**
 * Pays what the preview showed, as one batch. Everything that it may touch is held first, so that of two who press at once
 * the second finds nothing of what it was shown. 409: it is not what was shown. 403: approved by who pays.
 */
export async function payBatch(side: PartnerSide, call: PayCall): Promise<Batch> {
  const { db, staff: by, now, body } = call;
  requireOffice(by, body.office_id, 'Komisi ini milik kantor lain.');
  await holdForPaying(db, side, body.office_id);
  await takeBackDue(side, call, eq(commissions.officeId, body.office_id));
  const ready = await readyToPay(db, side, by, body.office_id, now);
  const { preview } = ready;
  if (!isSame(preview.payouts, body)) {
    throw conflict('Yang dibayarkan sudah berubah sejak ditampilkan. Periksa lagi.', { current: preview });
  }
  if (preview.obstacle !== null) throw forbidden(preview.obstacle);
  const id = await write(side, call, ready);
  return readBatch(db, side, by, String(id));
}

function isSame(payouts: readonly Payout[], { entries, total }: PayCall['body']): boolean {
  const ids = payouts.flatMap((payout) => payout.entries.map((entry) => entry.commission_id));
  const seen = new Set(entries);
  const sum = payouts.reduce((all, payout) => all + payout.total, 0);
  return (
    seen.size === entries.length &&
    ids.length === seen.size &&
    ids.every((id) => seen.has(id)) &&
    sum === total
  );
}

async function write(side: PartnerSide, call: PayCall, { preview, accounts }: Ready): Promise<number> {
  const { db, staff: by, now, origin } = call;
  const { payouts, total, office_id: officeId } = preview;
  const office = await readOffice(db, officeId);
  const series = `${side.series}${monthOf(todayIn(office.zone, now))}`;
  const [next = 0] = await takeNumbers(db, officeId, series, 1);
  const number = `${office.code}/${series}/${fiveDigits(next)}`;
  const [made] = await db
    .insert(commissionBatches)
    .values({
      kind: side.kind,
      number,
      officeId,
      paidBy: by.id,
      paidAt: now,
      partners: payouts.length,
      total,
    })
    .returning({ id: commissionBatches.id });
  if (!made) throw new ApiError(500);
  await db.insert(commissionPayouts).values(
    payouts.map(({ partner, total: sum }) => ({
      batchId: made.id,
      partnerId: partner.id,
      accountId: accounts.get(partner.id) ?? 0,
      total: sum,
    })),
  );
  const entries = payouts.flatMap((payout) => payout.entries);
  const idsOf = (some: typeof entries) => some.map((entry) => entry.commission_id);
  const version = sql`${commissions.version} + 1`;
  await db
    .update(commissions)
    .set({ state: 'PAID', batchId: made.id, version })
    .where(inArray(commissions.id, [0, ...idsOf(entries.filter(({ amount }) => amount > 0))]));
  await db
    .update(commissions)
    .set({ recoveredIn: made.id, version })
    .where(
      and(
        inArray(commissions.id, [0, ...idsOf(entries.filter(({ amount }) => amount < 0))]),
        eq(commissions.state, 'TAKEN_BACK'),
      ),
    );
  const line = { at: now, staffId: by.id, origin };
  await writeHistory(
    db,
    {
      ...line,
      action: 'COMMISSIONS_PAID',
      summary: `Membayar komisi ${number}: ${payouts.length} ${side.noun}, ${formatRupiah(total)}`,
      record: { type: `${side.record}_batch`, id: made.id },
    },
    ...payouts.map(({ partner, account, total: sum }) => ({
      ...line,
      action: 'COMMISSION_PAID',
      summary: `Membayar komisi ${side.noun} ${partner.name} dalam ${number}: ${formatRupiah(sum)} ke ${account.bank} ${account.number}`,
      record: { type: side.record, id: partner.id },
    })),
  );
  return made.id;
}
