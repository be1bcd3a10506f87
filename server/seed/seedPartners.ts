import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { commissionOf } from '@/lib/arithmetic/commission';
import { todayIn } from '../calendar/today';
import { fiveDigits, monthOf, takeNumbers } from '../offices/takeNumbers';
import { partnerColumns } from '../partners/partnerColumns';
import { sideOf } from '../partners/PartnerSide';
import type { Db } from '../platform/db/connect';
import {
  commissionBatches,
  commissionPayouts,
  commissions,
  commissionSchemeLines,
  commissionSchemes,
  contracts,
  partnerAccounts,
  partnerRequests,
  partners,
} from '../platform/db/schema';
import { OFFICES, staffId } from './company';
import { DEMO_PARTNERS, type DemoPartner } from './demoPartners';

const DAY = 86_400_000;

/** Who asks and who approves, by office. */
const ASKERS: Record<number, string> = { 1: 'kontrak.jkt', 2: 'penyetuju.mks' };
const APPROVERS: Record<number, string> = { 1: 'kacab.jkt', 2: 'direktur' };

/** Agents and external marketers with what they brought: some of it computed, approved and paid. */
export async function seedPartners(db: Db, now: Date): Promise<void> {
  for (const [nth, one] of DEMO_PARTNERS.entries()) {
    const { id, accountId, schemeId } = await seedPartner(db, one, now);
    // Each brought three contracts of their own.
    const brought = await db
      .select()
      .from(contracts)
      .where(and(eq(contracts.officeId, one.office), isNotNull(contracts.contractTypeId)))
      .orderBy(desc(contracts.dateStart), desc(contracts.code))
      .limit(3)
      .offset(nth * 3);
    const made: { id: number; amount: number }[] = [];
    for (const contract of brought) made.push(await seedCommission(db, one, { id, schemeId, contract, now }));
    const [first, second] = made;
    const approval = { approvedBy: staffId(APPROVERS[one.office] ?? ''), approvedAt: before(now, 5) };
    for (const paidOrNot of [first, second]) {
      if (!paidOrNot) continue;
      await db
        .update(commissions)
        .set({ state: 'APPROVED', ...approval, version: 2 })
        .where(eq(commissions.id, paidOrNot.id));
    }
    if (first) await seedBatch(db, one, { partnerId: id, accountId, commission: first, now });
  }
}

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY);

async function seedPartner(db: Db, one: DemoPartner, now: Date) {
  const { kind, office, name, nik, npwp, phone, area, line } = one;
  const [by, approver] = [staffId(ASKERS[office] ?? ''), staffId(APPROVERS[office] ?? '')];
  const at = before(now, 200);
  const [made] = await db
    .insert(partners)
    .values({
      ...partnerColumns({ name, nik, npwp, phone, area_code: area }),
      ...{ kind, officeId: office, createdAt: at, createdBy: by },
    })
    .returning({ id: partners.id });
  const partnerId = made?.id ?? 0;
  const decided = { status: 'APPROVED' as const, decidedBy: approver, decidedAt: at };
  const asked = { partnerId, reason: 'Sesuai perjanjian kerja sama', requestedBy: by, requestedAt: at };
  const account = { bank: 'BCA', number: one.account, holder: name };
  const lines = [1, 2, 3, 4].map((id) => ({ contract_type_id: id, ...line }));
  const scheme = { lines, back_if_cancelled: true, back_after_days: 30 };
  const [forAccount, forScheme] = await db
    .insert(partnerRequests)
    .values([
      { ...asked, ...decided, kind: 'ACCOUNT', payload: { kind: 'ACCOUNT', account } },
      { ...asked, ...decided, kind: 'SCHEME', payload: { kind: 'SCHEME', scheme } },
    ])
    .returning({ id: partnerRequests.id });
  const payableFrom = addDays(todayIn(zoneOf(office), at), 1);
  const [kept] = await db
    .insert(partnerAccounts)
    .values({ partnerId, ...account, payableFrom, requestId: forAccount?.id ?? 0 })
    .returning({ id: partnerAccounts.id });
  const [first] = await db
    .insert(commissionSchemes)
    .values({
      ...{ partnerId, number: 1, backIfCancelled: true, backAfterDays: 30 },
      ...{ since: at, requestId: forScheme?.id ?? 0 },
    })
    .returning({ id: commissionSchemes.id });
  const schemeId = first?.id ?? 0;
  await db
    .insert(commissionSchemeLines)
    .values([1, 2, 3, 4].map((contractTypeId) => ({ schemeId, contractTypeId, ...line })));
  return { id: partnerId, accountId: kept?.id ?? 0, schemeId };
}

const zoneOf = (office: number) => OFFICES.find(({ id }) => id === office)?.zone ?? 'Asia/Jakarta';

async function seedCommission(
  db: Db,
  { kind, office, line }: DemoPartner,
  from: { id: number; schemeId: number; contract: typeof contracts.$inferSelect; now: Date },
): Promise<{ id: number; amount: number }> {
  const { contract, now } = from;
  const amount = commissionOf(line, contract.principal);
  const [made] = await db
    .insert(commissions)
    .values({
      ...{ kind, partnerId: from.id, officeId: office, contractCode: contract.code, schemeId: from.schemeId },
      ...{ ...line, principal: contract.principal, amount, firstDue: addMonths(contract.dateStart, 1) },
      ...{ makers: [staffId(ASKERS[office] ?? '')], computedAt: before(now, 8) },
    })
    .returning({ id: commissions.id });
  return { id: made?.id ?? 0, amount };
}

async function seedBatch(
  db: Db,
  { kind, office }: DemoPartner,
  paid: { partnerId: number; accountId: number; commission: { id: number; amount: number }; now: Date },
): Promise<void> {
  const { partnerId, accountId, commission, now } = paid;
  const at = before(now, 3);
  const series = `${sideOf(kind).series}${monthOf(todayIn(zoneOf(office), at))}`;
  const [next = 0] = await takeNumbers(db, office, series, 1);
  const code = OFFICES.find(({ id }) => id === office)?.code ?? '';
  const total = commission.amount;
  const [batch] = await db
    .insert(commissionBatches)
    .values({
      ...{ kind, number: `${code}/${series}/${fiveDigits(next)}`, officeId: office },
      ...{ paidBy: staffId(ASKERS[office] ?? ''), paidAt: at, partners: 1, total },
    })
    .returning({ id: commissionBatches.id });
  const batchId = batch?.id ?? 0;
  await db.insert(commissionPayouts).values({ batchId, partnerId, accountId, total });
  await db
    .update(commissions)
    .set({ state: 'PAID', batchId, version: 3 })
    .where(eq(commissions.id, commission.id));
}
