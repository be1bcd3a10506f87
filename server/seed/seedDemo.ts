import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { hashPassword } from '../account/password';
import { addDays, addMonths } from '@/lib/arithmetic/calendar';
import { todayIn } from '../calendar/today';
import type { Connection, Db } from '../platform/db/connect';
import type { FileStore } from '../platform/storage/FileStore';
import * as schema from '../platform/db/schema';
import { TITLE_PRESETS, titleRow } from '../setup/titlePresets';
import { buildLoan } from './buildContract';
import { buildReceipts, delay } from './buildReceipts';
import { closeEarlierDays } from './closeEarlierDays';
import { DEMO_PASSWORD, OFFICES, STAFF, type DemoOffice } from './company';
import { numberAndInsert, openStaging, stageLoans, type PaidLoan } from './insertReceipts';
import { CALCULATIONS, CONTRACT_TYPES, FINANCES, priceList } from './masters';
import { portrait } from './portrait';
import { Random } from './random';
import { REGIONS } from './regions';
import { DemoFiles } from './registrations/DemoFiles';
import { planRegistrations, type Act } from './registrations/planRegistrations';
import { playActs, readOldNotifications } from './registrations/playActs';
import { seedCancelled } from './books/seedCancelled';
import { seedBooks } from './books/seedBooks';
import { seedCollection } from './collection/seedCollection';
import { ACTIVITY_FROM, seedActivity } from './seedActivity';
import { seedKeptDays } from './seedKeptDays';
import { seedPartners } from './seedPartners';
import { seedPettyCash } from './seedPettyCash';

const SEED = 20_261_121;
const LOANS_PER_OFFICE = 64;
/** Ids of two titles of the demo company. */
const CASHIER = 3;
const SYSTEM_ADMIN = 9;
/** No demo registration is older, ms. */
const OLDEST_REGISTRATION = 60 * 86_400_000;
/** Loans per office on which an instalment is paid today. */
const PAID_TODAY = 28;
/** Days ago on which the last instalment of a loan was paid: their books go out, and their fiduciaries are to be removed. */
const PAID_OFF = [60, 12, 5];
/** Instalments of those: the shortest there are. */
const PAID_OFF_TENOR = 12;

/** True when the database holds the demo company. */
export async function isDemo(db: Db): Promise<boolean> {
  const [row] = await db.select().from(schema.settings).where(eq(schema.settings.key, 'company'));
  return row?.value === 'demo';
}

/**
 * Makes an empty database the demo company: three offices, two dozen people in all titles, loans and receipts around
 * today, petty cash, and registrations collection and books where a store keeps their papers. One transaction: all or nothing. False when there is a
 * company already.
 */
export async function seedDemo(
  connection: Connection,
  now: Date,
  store: FileStore | null = null,
): Promise<boolean> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const client = await connection.pool.connect();
  try {
    await client.query('begin');
    await client.query('set local statement_timeout = 0; set local lock_timeout = 0');
    const db = drizzle({ client, casing: 'snake_case' });
    // Two instances that start together seed once.
    await db.execute(sql`lock table settings in exclusive mode`);
    const [someone] = await db.select({ id: schema.staff.id }).from(schema.staff).limit(1);
    if (!someone) await seedCompany(db, passwordHash);
    if (!someone) await seedMasters(db, now);
    if (!someone) await seedReceipts(client, now);
    if (!someone) await closeEarlierDays(db, now);
    if (!someone) await seedPartners(db, now);
    if (!someone) await seedWork(db, now, store);
    if (!someone) await seedPettyCash(db, now);
    if (!someone) await seedKeptDays(db, now);
    await client.query('commit');
    return !someone;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

/** What people did, in the order of time: the log is read by its numbers. */
async function seedWork(db: Db, now: Date, store: FileStore | null): Promise<void> {
  if (!store) return seedActivity(db, now);
  await seedCancelled(db, now);
  const files = await DemoFiles.open(db, store);
  const acts = await planRegistrations(db, files, now);
  const isEarlier = ({ at }: Act) => at.getTime() < now.getTime() - ACTIVITY_FROM;
  await playActs(db, acts.filter(isEarlier));
  await seedActivity(db, now);
  await playActs(
    db,
    acts.filter((act) => !isEarlier(act)),
  );
  await seedCollection(db, now, files);
  await seedBooks(db, now, files);
  await readOldNotifications(db, now);
  await files.write();
}

/** Draws the pictures of the demo people where they are missing. */
export function drawPortraits(imagesDir: string): void {
  mkdirSync(imagesDir, { recursive: true });
  for (const person of STAFF) {
    if (person.portrait)
      writeFileSync(path.join(imagesDir, `${person.username}.svg`), portrait(person.username));
  }
}

async function seedCompany(db: Db, passwordHash: string): Promise<void> {
  await db
    .insert(schema.offices)
    .values(
      OFFICES.map(({ id, code, name, zone, address, phone }) => ({ id, code, name, zone, address, phone })),
    );
  await db.insert(schema.titles).values(TITLE_PRESETS.map(titleRow));
  await db.insert(schema.staff).values(
    STAFF.map((person) => ({
      username: person.username,
      name: person.name,
      email: `${person.username}@angsur.test`,
      image: person.portrait ? `${person.username}.svg` : null,
      passwordHash,
      titleId: person.title,
      officeId: person.office,
    })),
  );
  await db.insert(schema.settings).values({ key: 'company', value: 'demo' });
}

async function seedMasters(db: Db, now: Date): Promise<void> {
  const made = { createdAt: now, createdBy: STAFF.findIndex(({ title }) => title === SYSTEM_ADMIN) + 1 };
  await db.insert(schema.calculations).values(CALCULATIONS.map((row) => ({ ...row, ...made })));
  await db.insert(schema.contractTypes).values(CONTRACT_TYPES.map((row) => ({ ...row, ...made })));
  await db.insert(schema.finances).values(FINANCES.map((row) => ({ ...row, ...made })));
  await db.insert(schema.regions).values(REGIONS.map((row) => ({ ...row, ...made })));
  // Registrations of the turn of the year were calculated by it too.
  const since = new Date(now.getTime() - OLDEST_REGISTRATION).getUTCFullYear();
  await db.insert(schema.prices).values(priceList(now.getUTCFullYear(), since));
  for (const table of ['offices', 'calculations', 'contract_types', 'finances']) {
    // Their ids were given; the next ones follow.
    await db.execute(
      sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql.identifier(table)}))`,
    );
  }
}

async function seedReceipts(client: Parameters<typeof openStaging>[0], now: Date): Promise<void> {
  const random = new Random(SEED);
  await openStaging(client);
  for (const office of OFFICES) {
    const cashier = STAFF.findIndex((person) => person.office === office.id && person.title === CASHIER);
    const [today, name] = [todayIn(office.zone, now), STAFF[cashier]?.name ?? ''];
    const loans = [...officeLoans(random, office, today, name), ...paidOff(office, today, name)];
    await stageLoans(client, loans, new Map([[office.id, cashier + 1]]), now);
  }
  await numberAndInsert(client);
}

function officeLoans(random: Random, office: DemoOffice, today: string, cashier: string): PaidLoan[] {
  return Array.from({ length: LOANS_PER_OFFICE }, (_, index) => {
    const paidToday = index < PAID_TODAY;
    const months = random.between(2, 11);
    // The due date lies so that the last instalment, with its usual delay, is paid today or some days ago.
    const lastPaid = paidToday ? today : addDays(today, -random.between(1, 28));
    const late = delay(random);
    const loan = buildLoan(random, office, index + 1, addMonths(addDays(lastPaid, -late), -months));
    const receipts = Array.from({ length: months }, (_, i) => i + 1).flatMap((creditTo) => {
      const due = loan.schedule[creditTo - 1]?.date_maturity ?? lastPaid;
      const paid = creditTo === months ? lastPaid : addDays(due, Math.min(delay(random), 20));
      return buildReceipts(random, loan, creditTo, paid > today ? today : paid, cashier);
    });
    return { ...loan, receipts };
  });
}

/** Loans whose last instalment was paid on a day, all of it in time; drawn apart, so that all others stay as they are. */
function paidOff(office: DemoOffice, today: string, cashier: string): PaidLoan[] {
  const random = new Random(SEED + office.id);
  return PAID_OFF.map((ago, nth) => {
    const lastPaid = addDays(today, -ago);
    const from = addMonths(lastPaid, -PAID_OFF_TENOR);
    let loan = buildLoan(random, office, LOANS_PER_OFFICE + nth + 1, from);
    while (loan.contract.tenor !== PAID_OFF_TENOR)
      loan = buildLoan(random, office, LOANS_PER_OFFICE + nth + 1, from);
    const receipts = loan.schedule.flatMap(({ date_maturity: due }, at) =>
      buildReceipts(random, loan, at + 1, due > lastPaid ? lastPaid : due, cashier),
    );
    return { ...loan, receipts };
  });
}
