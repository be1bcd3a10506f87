import { and, desc, eq, gte, lte } from 'drizzle-orm';
import { addDays, daysBetween, shownDueDate } from '@/lib/arithmetic/calendar';
import type { Db } from '../../platform/db/connect';
import { calls, consents, contracts, credits, files as fileRows, promises } from '../../platform/db/schema';
import { actAs } from '../../platform/history/actAs';
import type { DemoFiles } from '../registrations/DemoFiles';
import { momentAt } from '../registrations/demoTimes';
import type { DemoAccount, DemoBranch } from './DemoBranch';

type Call = typeof calls.$inferInsert;
type Spoken = Pick<Call, 'spokeTo' | 'result' | 'note'>;

/** A payment: its day, and rupiah for the instalment. */
interface Paid {
  paidOn: string;
  amount: number;
}

/** What came of calls in which nothing was promised. */
const SPOKEN: readonly Spoken[] = [
  { spokeTo: 'BORROWER', result: 'REACHED', note: 'Menunggu gajian, minta dihubungi lagi' },
  { spokeTo: 'BORROWER', result: 'REFUSED', note: 'Merasa sudah membayar lewat saudaranya' },
  { spokeTo: 'NOBODY', result: 'NOT_REACHED', note: 'Tidak diangkat' },
  { spokeTo: 'OTHER', result: 'MESSAGE_LEFT', note: 'Istri; diminta menghubungi kami' },
  { spokeTo: 'OTHER', result: 'NOT_REACHED', note: 'Nomor sudah dipakai orang lain' },
];

/**
 * Calls of an office in the last days, in working hours but one, for which the borrower gave consent; promises that run,
 * are due today, were kept, were broken, gave way to another.
 */
export async function seedCalls(
  db: Db,
  branch: DemoBranch,
  files: DemoFiles,
  promising: readonly DemoAccount[],
): Promise<void> {
  const { today } = branch;
  const late = branch.accounts.filter(({ dpd }) => dpd > 0);
  const [dueToday, runs, broken, again] = promising;
  const kept = await paidAccounts(db, branch);
  const plan: {
    account: DemoAccount | undefined;
    ago: number;
    due: string;
    amount?: number;
    replaced?: boolean;
  }[] = [
    { account: again, ago: 6, due: addDays(today, -2), replaced: true },
    { account: broken, ago: 6, due: addDays(today, -4) },
    ...kept.map(({ paidOn: due, amount, ...account }) => ({
      ...{ account, ago: daysBetween(due, today) + 2, due, amount },
    })),
    { account: dueToday, ago: 2, due: today },
    { account: runs, ago: 1, due: addDays(today, 2) },
    { account: again, ago: 1, due: addDays(today, 3) },
  ];
  for (const [nth, { account, ago, due, amount, replaced }] of plan.entries()) {
    if (!account) continue;
    const day = dayAgo(branch, ago);
    const at = momentAt(branch.zone, day, 615 + nth * 7);
    const [promise] = await db
      .insert(promises)
      .values({
        ...{ contractCode: account.code, officeId: branch.id, madeOn: day, due },
        amount: amount ?? account.instalment,
        ...{ source: 'CALL' as const, at, writtenBy: branch.supervisor },
        replacedAt: replaced ? momentAt(branch.zone, dayAgo(branch, 1), 615 + (plan.length - 1) * 7) : null,
      })
      .returning({ id: promises.id });
    await write(db, branch, account, {
      ...{ day, at, spokeTo: 'BORROWER', result: 'PROMISED', note: '' },
      promiseId: promise?.id ?? 0,
    });
  }
  for (const [nth, spoken] of SPOKEN.entries()) {
    const account = late[nth % Math.max(1, late.length)];
    const day = dayAgo(branch, 1);
    if (account)
      await write(db, branch, account, { ...spoken, day, at: momentAt(branch.zone, day, 780 + nth * 9) });
  }
  const evening = late.at(-1);
  if (evening) await callInTheEvening(db, branch, files, evening);
}

/** A working day at least so many days ago. */
const dayAgo = ({ today, holidays }: DemoBranch, days: number) =>
  shownDueDate(addDays(today, -days), holidays);

async function write(
  db: Db,
  { id: officeId, supervisor }: DemoBranch,
  { code: contractCode, phone }: DemoAccount,
  call: Pick<Call, 'day' | 'at' | 'spokeTo' | 'result' | 'note' | 'promiseId' | 'consentId'>,
): Promise<void> {
  await db.insert(calls).values({
    ...{ contractCode, officeId, phone, calledBy: supervisor, outsideHours: call.consentId !== undefined },
    ...call,
  });
}

/** Half past eight in the evening, as the borrower allowed in writing. */
async function callInTheEvening(
  db: Db,
  branch: DemoBranch,
  files: DemoFiles,
  account: DemoAccount,
): Promise<void> {
  const { id: officeId, supervisor, zone, today } = branch;
  const givenOn = dayAgo(branch, 5);
  const at = momentAt(zone, givenOn, 910);
  const sender = { id: supervisor, office: { id: officeId } };
  const [fileId = 0] = await files.send(sender, ['consent'], at);
  await actAs(db, { staffId: branch.contractAdmin, at });
  const [consent] = await db
    .insert(consents)
    .values({
      ...{ contractCode: account.code, officeId, kind: 'HOURS' as const, fileId },
      ...{ words: 'Boleh ditelepon sampai pukul 21.00, karena bekerja sampai malam', givenOn },
      until: addDays(today, 180),
    })
    .returning({ id: consents.id });
  const consentId = consent?.id ?? 0;
  await db
    .update(fileRows)
    .set({ ownerType: 'consent', ownerId: String(consentId), attachedAt: at, looseSince: null })
    .where(eq(fileRows.id, fileId));
  const day = dayAgo(branch, 1);
  await write(db, branch, account, {
    ...{ day, at: momentAt(zone, day, 1230), spokeTo: 'BORROWER', result: 'REACHED' },
    ...{ note: 'Akan membayar setelah pulang kerja', consentId },
  });
}

/** Two accounts that were paid lately, the last of them today where somebody paid. */
async function paidAccounts(db: Db, { id, today, accounts }: DemoBranch): Promise<(DemoAccount & Paid)[]> {
  const paid = await db
    .selectDistinctOn([credits.datePayment], {
      code: contracts.code,
      paidOn: credits.datePayment,
      amount: credits.creditPayment,
    })
    .from(credits)
    .innerJoin(contracts, eq(contracts.code, credits.contractCode))
    .where(
      and(
        eq(credits.officeId, id),
        ...[eq(contracts.status, 'ACTIVE'), gte(contracts.nextDue, today)],
        lte(credits.datePayment, today),
      ),
    )
    .orderBy(desc(credits.datePayment), desc(credits.payment))
    .limit(2);
  return paid
    .reverse()
    .flatMap(({ code, ...paid }) =>
      accounts.filter((account) => account.code === code).map((account) => ({ ...account, ...paid })),
    );
}
