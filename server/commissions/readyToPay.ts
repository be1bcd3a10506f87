import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { BatchPreview, Payout } from '@/lib/contract/commissions';
import { todayIn } from '../calendar/today';
import { accountOf } from '../partners/inForce';
import type { PartnerSide } from '../partners/PartnerSide';
import type { SignedIn } from '../platform/auth/session';
import { notFound } from '../platform/core/ApiError';
import type { Db } from '../platform/db/connect';
import {
  commissions,
  commissionSchemes,
  contracts,
  offices,
  partnerRequests,
  partners,
} from '../platform/db/schema';
import { dueBack } from './dueBack';
import { firstLineUnconfirmed } from './firstLineUnconfirmed';

/** Paid before, taken back since, and not held back yet. */
export const OWED = and(
  eq(commissions.state, 'TAKEN_BACK'),
  isNotNull(commissions.batchId),
  isNull(commissions.recoveredIn),
);

/** What a batch would pay now; a payout with the account's id, and who approved it. */
export interface Ready {
  preview: BatchPreview;
  accounts: ReadonlyMap<number, number>;
}

interface Entry {
  partner: { id: number; name: string };
  entry: Payout['entries'][number];
  approvedBy: number | null;
  /** What its contract's first instalment was paid with is not confirmed: it is not paid yet. */
  isUnconfirmed: boolean;
}

/**
 * What a batch of an office would pay now: to each partner what is approved, less what was paid before and is taken back.
 * What its scheme takes back now counts as taken back already.
 */
export async function readyToPay(
  db: Db,
  side: PartnerSide,
  person: SignedIn,
  officeId: number,
  now: Date,
): Promise<Ready> {
  const entries = await entriesOf(db, side, officeId, now);
  const [office] = await db.select().from(offices).where(eq(offices.id, officeId));
  if (!office) throw notFound('Kantor ini tidak ada.');
  const today = todayIn(office.zone, now);
  const payouts: Payout[] = [];
  const held: BatchPreview['held'] = [];
  const accounts = new Map<number, number>();
  const paidFor: Entry[] = [];
  for (const [id, all] of groupBy(entries)) {
    const { partner } = all[0] as Entry;
    const waiting = all.filter(({ isUnconfirmed }) => isUnconfirmed);
    if (waiting.length > 0) held.push({ partner, total: sumOf(waiting), why: unconfirmedText(waiting) });
    const own = all.filter(({ isUnconfirmed }) => !isUnconfirmed);
    if (own.length === 0) continue;
    const total = sumOf(own);
    const account = await accountOf(db, id);
    const why = await whyHeld(db, id, { total, payableFrom: account?.payableFrom ?? null, today });
    if (why !== null || !account) {
      held.push({ partner, total, why: why ?? NO_ACCOUNT });
      continue;
    }
    const { bank, number, holder } = account;
    accounts.set(id, account.id);
    paidFor.push(...own);
    payouts.push({
      partner,
      account: { bank, number, holder },
      entries: own.map(({ entry }) => entry),
      total,
    });
  }
  const total = payouts.reduce((sum, payout) => sum + payout.total, 0);
  const approvedOwn = paidFor.some(({ approvedBy }) => approvedBy === person.id);
  const obstacle = approvedOwn ? 'Anda menyetujui komisi di dalamnya; orang lain yang membayarkannya.' : null;
  return { preview: { office_id: officeId, payouts, total, held, obstacle }, accounts };
}

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { entry }) => sum + entry.amount, 0);

const unconfirmedText = (entries: readonly Entry[]) =>
  `Angsuran pertama kontrak ${entries.map(({ entry }) => entry.contract_code).join(', ')} dibayar dengan transfer yang belum dikonfirmasi; menunggu mutasi banknya diperiksa.`;

const NO_ACCOUNT = 'Belum ada rekening yang disetujui.';

async function whyHeld(
  db: Db,
  partnerId: number,
  { total, payableFrom, today }: { total: number; payableFrom: string | null; today: string },
): Promise<string | null> {
  if (payableFrom === null) return NO_ACCOUNT;
  if (total < 0) return 'Yang ditarik kembali lebih besar; menunggu komisi berikutnya.';
  if (payableFrom > today) return 'Rekening baru disetujui hari ini; dibayar mulai besok.';
  const [asked] = await db
    .select({ id: partnerRequests.id })
    .from(partnerRequests)
    .where(
      and(
        eq(partnerRequests.partnerId, partnerId),
        eq(partnerRequests.kind, 'ACCOUNT'),
        eq(partnerRequests.status, 'WAITING'),
      ),
    );
  return asked ? 'Perubahan rekening masih menunggu persetujuan.' : null;
}

async function entriesOf(db: Db, side: PartnerSide, officeId: number, now: Date): Promise<Entry[]> {
  const due = dueBack(now);
  const found = await db
    .select({
      row: commissions,
      partner: { id: partners.id, name: partners.name },
      customer: contracts.customerName,
      isUnconfirmed: sql<boolean>`${commissions.state} = 'APPROVED' and ${firstLineUnconfirmed}`,
    })
    .from(commissions)
    .innerJoin(partners, eq(partners.id, commissions.partnerId))
    .innerJoin(contracts, eq(contracts.code, commissions.contractCode))
    .innerJoin(commissionSchemes, eq(commissionSchemes.id, commissions.schemeId))
    .innerJoin(offices, eq(offices.id, commissions.officeId))
    .where(
      and(
        eq(commissions.kind, side.kind),
        eq(commissions.officeId, officeId),
        or(
          and(eq(commissions.state, 'APPROVED'), sql`${due} is null`),
          and(eq(commissions.state, 'PAID'), sql`${due} is not null`),
          OWED,
        ),
      ),
    )
    .orderBy(asc(partners.name), asc(partners.id), asc(commissions.id));
  return found.map(({ row, partner, customer, isUnconfirmed }) => ({
    partner,
    isUnconfirmed,
    entry: {
      commission_id: row.id,
      contract_code: row.contractCode,
      customer_name: customer,
      amount: row.state === 'APPROVED' ? row.amount : -row.amount,
    },
    approvedBy: row.state === 'APPROVED' ? row.approvedBy : null,
  }));
}

function groupBy(entries: readonly Entry[]): Map<number, Entry[]> {
  const groups = new Map<number, Entry[]>();
  for (const one of entries) groups.set(one.partner.id, [...(groups.get(one.partner.id) ?? []), one]);
  return groups;
}

/** Holds what a batch may touch, partners first: no account and no state changes until it is paid. */
export async function holdForPaying(db: Db, side: PartnerSide, officeId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`pay ${side.kind} ${officeId}`}))`);
  const ours = and(eq(commissions.kind, side.kind), eq(commissions.officeId, officeId));
  const open = and(ours, or(eq(commissions.state, 'APPROVED'), OWED));
  await db
    .select({ id: partners.id })
    .from(partners)
    .where(inArray(partners.id, db.select({ id: commissions.partnerId }).from(commissions).where(ours)))
    .orderBy(partners.id)
    .for('update');
  await db.select({ id: commissions.id }).from(commissions).where(open).orderBy(commissions.id).for('update');
}
