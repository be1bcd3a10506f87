import { and, count, eq, notInArray } from 'drizzle-orm';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import type { HeldItem, Leaving } from '@/lib/contract/staff';
import { askedForBy } from '../approvals/registry';
import { keptCash } from '../cash/cashToHandOver';
import { unclosedCash } from '../cash/unclosedCash';
import { accountsHeldBy, handOverAccounts } from '../distribution/handOverAccounts';
import { collectorsOf } from '../distribution/collectorsOf';
import type { Db } from '../platform/db/connect';
import { importBatches, registrations, registrationStatuses } from '../platform/db/schema';
import { handOverSurveys, surveyorsFor, surveysOf } from '../registrations/handOverSurveys';
import { advancesOf, fundsHeldBy } from '../pettyCash/heldFunds';
import { carriedTts } from '../tts/carriedTts';
import type { StaffContext } from './FoundPerson';

/** What is in somebody's hands, money first. */
export async function heldBy(db: Db, staffId: number): Promise<HeldItem[]> {
  const [cash, kept, carried, funds, advances, asked, surveys, accounts] = await Promise.all([
    unclosedCash(db, staffId),
    keptCash(db, staffId),
    carriedTts(db, [staffId]),
    fundsHeldBy(db, staffId),
    advancesOf(db, staffId),
    askedForBy(db, staffId),
    surveysOf(db, staffId),
    accountsHeldBy(db, [staffId]),
  ]);
  const items = (kind: HeldItem['kind'], of: readonly { id: number | string; label: string }[]): HeldItem[] =>
    of.map(({ id, label }) => ({ key: `${kind} ${id}`, kind, label }));
  return [
    ...items(
      'CASH',
      cash.map(({ day, cash: sum }) => ({
        id: day,
        label: `Kas ${formatDate(day)} belum ditutup: tunai ${formatRupiah(sum)}`,
      })),
    ),
    ...items(
      'CASH',
      kept.map(({ closingId, day, cashier, amount }) => ({
        id: `setor ${closingId}`,
        label: `Kas ${cashier} ${formatDate(day)} belum disetor: ${formatRupiah(amount)}`,
      })),
    ),
    ...items(
      'CASH',
      carried.map(({ officeId, office, count: many, amount }) => ({
        id: `tts ${officeId}`,
        label: `${formatNumber(many)} tanda terima kantor ${office} belum disetor: ${formatRupiah(amount)}`,
      })),
    ),
    ...items(
      'CASH',
      funds.map(({ officeId, office, balance }) => ({
        id: `petty ${officeId}`,
        label: `Kas kecil kantor ${office} belum diserahkan: ${formatRupiah(balance)}`,
      })),
    ),
    ...items(
      'CASH',
      advances.map(({ number, amount }) => ({
        id: number,
        label: `Kasbon ${number} belum dipertanggungjawabkan: ${formatRupiah(amount)}`,
      })),
    ),
    ...asked.map(({ key, held, label }) => ({ key, kind: held, label })),
    ...items(
      'SURVEY',
      surveys.map(({ id, number, applicant }) => ({
        id,
        label: `Survei form registrasi ${number ?? 'yang masih draf'}, ${applicant === '' ? 'tanpa nama' : applicant}`,
      })),
    ),
    ...items(
      'ACCOUNT',
      accounts
        .filter(({ running }) => running > 0)
        .map(({ officeId, office, running, outstanding }) => ({
          id: officeId,
          label: `${formatNumber(running)} akun yang ditagih di kantor ${office}: sisa pokok ${formatRupiah(outstanding)}`,
        })),
    ),
  ];
}

/** The same with what becomes of it. */
export async function leavingOf(db: Db, staffId: number): Promise<Leaving> {
  const [items, surveys, accounts, drafts, statements] = await Promise.all([
    heldBy(db, staffId),
    surveysOf(db, staffId),
    accountsHeldBy(db, [staffId]),
    draftsOf(db, staffId),
    statementsOf(db, staffId),
  ]);
  const offices = [...new Set(surveys.map(({ officeId }) => officeId))];
  const surveyors = surveys.length === 0 ? [] : await surveyorsFor(db, offices, staffId);
  const collectors =
    accounts.length === 0
      ? []
      : await collectorsOf(
          db,
          accounts.map(({ officeId }) => officeId),
          staffId,
        );
  return {
    ...{ items, surveyors, drafts, statements },
    collectors: collectors.map(({ id, name }) => ({ id, name })),
  };
}

/** Hands somebody's accounts and surveys over and withdraws their waiting requests; what is written so is told by each domain. */
export async function handOverWork(
  context: StaffContext,
  person: { id: number; name: string },
  { reason, surveysTo, accountsTo }: { reason: string; surveysTo: number | null; accountsTo: number | null },
): Promise<void> {
  const { db } = context;
  const why = `Masa kerja ${person.name} berakhir: ${reason}`;
  // Before any contract is locked: distributions stand in line.
  await handOverAccounts(context, { from: [person.id], to: accountsTo, reason: why });
  for (const { takeBack } of await askedForBy(db, person.id)) await takeBack(context, why);
  await handOverSurveys(context, { from: person, to: surveysTo, reason: why });
}

async function draftsOf(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(registrations)
    .innerJoin(registrationStatuses, eq(registrationStatuses.id, registrations.statusId))
    .where(and(eq(registrations.enteredBy, staffId), eq(registrationStatuses.kind, 'DRAFT')));
  return row?.n ?? 0;
}

async function statementsOf(db: Db, staffId: number): Promise<number> {
  const [row] = await db
    .select({ n: count() })
    .from(importBatches)
    .where(and(eq(importBatches.createdBy, staffId), notInArray(importBatches.status, ['POSTED', 'UNDONE'])));
  return row?.n ?? 0;
}
