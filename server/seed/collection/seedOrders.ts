import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { addDays } from '@/lib/arithmetic/calendar';
import { formatDate } from '@/lib/format/tanggal';
import { anyContract } from '../../contracts/readContract';
import { fiveDigits, monthOf, takeNumbers } from '../../offices/takeNumbers';
import type { Db } from '../../platform/db/connect';
import {
  contractRequests,
  fiduciaries,
  files as fileRows,
  letters,
  repossessionOrderCollectors,
  repossessionOrders,
  staff,
} from '../../platform/db/schema';
import { paperOf } from '../../repossessions/giveOrder';
import { lastDayOf } from '../../repossessions/orderState';
import type { DemoFiles } from '../registrations/DemoFiles';
import { momentAt } from '../registrations/demoTimes';
import { earlier, type DemoBranch } from './DemoBranch';

/** How long ago an order was given, days. */
const GIVEN = 3;
const REASON = 'SP3 sudah disampaikan dan nasabah setuju menyerahkan unit';

/**
 * A surat tugas penarikan that runs, for the account of an office that stands so: SP3 was received before it, its fiduciary is
 * registered. Where none does, there is no order.
 */
export async function seedOrder(db: Db, branch: DemoBranch, files: DemoFiles): Promise<void> {
  const { id: officeId, code: office, zone, today, now, supervisor, approver, collectors } = branch;
  const [letter] = await db
    .select({ code: letters.contractCode, on: letters.deliveredOn, fiduciary: fiduciaries })
    .from(letters)
    .innerJoin(fiduciaries, eq(fiduciaries.contractCode, letters.contractCode))
    .where(
      and(
        ...[eq(letters.officeId, officeId), eq(letters.step, 3)],
        ...[isNotNull(letters.receivedBy), isNotNull(fiduciaries.certificateOn)],
      ),
    )
    .orderBy(asc(letters.id))
    .limit(1);
  const account = branch.accounts.find(({ code }) => code === letter?.code);
  const [collector] = await db
    .select()
    .from(staff)
    .where(eq(staff.id, collectors[0] ?? 0));
  if (
    !letter?.on ||
    !letter.fiduciary.certificateOn ||
    !account ||
    !collector?.certificateNumber ||
    !collector.certificateUntil
  )
    return;
  const before = addDays(today, -GIVEN);
  const validFrom = letter.on > before ? letter.on : before;
  const at = earlier(momentAt(zone, validFrom, 700), now);
  const found = await anyContract(db, account.code);
  const [fileId = 0] = await files.send({ id: supervisor, office: { id: officeId } }, ['consent'], at);
  const basis = { basis: 'AGREEMENT' as const, number: `KSP/${officeId}18/${validFrom.slice(0, 4)}` };
  const ask = {
    ...{ kind: 'REPOSSESSION', basis: basis.basis, basis_number: basis.number, basis_on: validFrom },
    ...{ file_id: fileId, collector_ids: [collector.id] },
  };
  const summary = `Surat tugas penarikan ${found.contract.vehicle} ${found.contract.plateNumber} untuk ${collector.name}, berlaku sampai ${formatDate(lastDayOf(validFrom))} bila disetujui hari ini. Dasar: kesepakatan wanprestasi dan penyerahan sukarela ${basis.number}, ${formatDate(validFrom)}.`;
  const [request] = await db
    .insert(contractRequests)
    .values({
      ...{ kind: 'REPOSSESSION', contractCode: account.code, officeId, payload: { ask, summary } },
      ...{ contractVersion: found.contract.version, reason: REASON, letGo: 0, status: 'APPROVED' },
      ...{ requestedBy: supervisor, requestedAt: at, decidedBy: approver, decidedAt: at },
    })
    .returning({ id: contractRequests.id });
  const requestId = request?.id ?? 0;
  await db
    .update(fileRows)
    .set({ ownerType: 'contract_request', ownerId: String(requestId), attachedAt: at, looseSince: null })
    .where(eq(fileRows.id, fileId));
  const series = `ST/${monthOf(validFrom)}`;
  const [nth = 0] = await takeNumbers(db, officeId, series, 1);
  const [order] = await db
    .insert(repossessionOrders)
    .values({
      ...{ number: `${office}/${series}/${fiveDigits(nth)}`, requestId, contractCode: account.code },
      ...{ officeId, basis: basis.basis, basisNumber: basis.number, basisOn: validFrom, fileId },
      fiduciaryNumber: letter.fiduciary.certificateNumber,
      fiduciaryOn: letter.fiduciary.certificateOn,
      ...{ paper: paperOf(found), validFrom, validUntil: lastDayOf(validFrom), reason: REASON },
      ...{ askedBy: supervisor, approvedBy: approver, approvedAt: at },
    })
    .returning({ id: repossessionOrders.id });
  await db.insert(repossessionOrderCollectors).values({
    ...{ orderId: order?.id ?? 0, staffId: collector.id },
    certificateNumber: collector.certificateNumber,
    certificateUntil: collector.certificateUntil,
  });
}
