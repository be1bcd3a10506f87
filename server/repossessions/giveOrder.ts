import { and, eq, sql } from 'drizzle-orm';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import { formatDate } from '@/lib/format/tanggal';
import type { FoundContract } from '../contracts/readContract';
import { notify } from '../notifications/notify';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import { ApiError } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import { repossessionOrderCollectors, repossessionOrders } from '../platform/db/schema';
import { writeHistory, type HistoryLine } from '../platform/history/writeHistory';
import { fiduciaryCertificate } from './conditions';
import type { CertifiedCollector } from './orderCollectors';
import { lastDayOf, orderState } from './orderState';

type Ask = Extract<RequestedAction, { kind: 'REPOSSESSION' }>;

interface Giving {
  found: FoundContract;
  ask: Ask;
  /** Whom it names, checked. */
  collectors: readonly CertifiedCollector[];
  today: string;
  now: Date;
  origin: HistoryLine['origin'];
  maker: { id: number; name: string };
  checker: { id: number; name: string };
  request: { id: number; reason: string };
}

/** An approved request becomes an order: it is numbered, and whom it names is told. The contract is held. */
export async function giveOrder(db: Db, giving: Giving): Promise<void> {
  const { found, ask, collectors, today, now, origin, maker, checker, request } = giving;
  const { contract, office } = found;
  await closeEnded(db, contract, today, now);
  const certificate = await fiduciaryCertificate(db, contract.code);
  if (!certificate) throw new ApiError(500);
  const month = `ST/${monthOf(today)}`;
  const [nth = 0] = await takeNumbers(db, office.id, month, 1);
  const number = `${office.code}/${month}/${fiveDigits(nth)}`;
  const validUntil = lastDayOf(today);
  const [order] = await db
    .insert(repossessionOrders)
    .values({
      ...{ number, requestId: request.id, contractCode: contract.code, officeId: office.id },
      ...{ basis: ask.basis, basisNumber: ask.basis_number, basisOn: ask.basis_on, fileId: ask.file_id },
      ...{ fiduciaryNumber: certificate.number, fiduciaryOn: certificate.day, paper: paperOf(found) },
      ...{ validFrom: today, validUntil, reason: request.reason },
      ...{ askedBy: maker.id, approvedBy: checker.id, approvedAt: now },
    })
    .returning({ id: repossessionOrders.id });
  if (!order) throw new ApiError(500);
  await db.insert(repossessionOrderCollectors).values(
    collectors.map(({ id, certificateNumber, certificateUntil }) => ({
      ...{ orderId: order.id, staffId: id },
      ...{ certificateNumber: certificateNumber ?? '', certificateUntil: certificateUntil ?? '' },
    })),
  );
  const names = collectors.map(({ name }) => name).join(', ');
  await writeHistory(db, {
    ...{ at: now, staffId: checker.id, action: 'REPOSSESSION_ORDERED', origin, reason: request.reason },
    summary: `Menerbitkan surat tugas penarikan ${number} untuk kontrak ${contract.code}, berlaku sampai ${formatDate(validUntil)}: ${names}`,
    record: { type: 'contract', id: contract.code },
    changes: { request_id: [null, request.id], repossession_order: [null, number] },
  });
  const message = `${number}: kontrak ${contract.code} (${contract.customerName}), berlaku sampai ${formatDate(validUntil)}.`;
  await notify(
    db,
    collectors.map(({ id }) => id),
    { title: 'Surat tugas penarikan', message, source: 'collector', link: String(order.id) },
    now,
  );
}

/** What is printed, as it is today. */
export const paperOf = ({ contract, customer }: FoundContract) => ({
  customer_name: contract.customerName,
  address: contract.billingAddress || customer.address,
  vehicle: contract.vehicle,
  colour: contract.colour,
  vehicle_year: contract.vehicleYear,
  plate_number: contract.plateNumber,
  chassis_number: contract.chassisNumber,
  engine_number: contract.engineNumber,
});

/** Writes how the order before ended, where that followed from its day or its contract alone. */
async function closeEnded(
  db: Db,
  contract: FoundContract['contract'],
  today: string,
  now: Date,
): Promise<void> {
  const [open] = await db
    .select()
    .from(repossessionOrders)
    .where(and(eq(repossessionOrders.contractCode, contract.code), sql`ended_as is null`))
    .for('update');
  if (!open) return;
  const state = orderState(open, contract, today);
  if (state === 'RUNNING') throw new ApiError(500);
  await db
    .update(repossessionOrders)
    .set({ endedAs: state, endedAt: now })
    .where(eq(repossessionOrders.id, open.id));
}
