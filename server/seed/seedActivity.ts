import { and, asc, desc, eq } from 'drizzle-orm';
import { valuesOf } from '../credits/receipt';
import { approvalLink } from '../notifications/approvalLink';
import { outcomeText } from '../notifications/tellOutcome';
import { changesBetween } from '../platform/core/changes';
import type { Db } from '../platform/db/connect';
import { creditRequests, credits, history, notifications, staff, titles } from '../platform/db/schema';

const HOUR = 3_600_000;
/** Id of the title Penyetuju. */
const APPROVER = 8;

/** How long before now its first line of the log is, ms. */
export const ACTIVITY_FROM = 26 * HOUR;

/** What went on lately: a change that was asked for and rejected in each office, and some messages for everyone. */
export async function seedActivity(db: Db, now: Date): Promise<void> {
  const people = await db
    .select({ person: staff, title: titles })
    .from(staff)
    .innerJoin(titles, eq(titles.id, staff.titleId))
    .orderBy(asc(staff.id));
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR);

  await db.insert(notifications).values(
    people.flatMap(({ person }) => [
      {
        staffId: person.id,
        title: 'Selamat datang',
        message: `Akun ${person.username} sudah aktif di Angsur.`,
        source: 'system',
        createdAt: ago(72),
        readAt: ago(70),
      },
      {
        staffId: person.id,
        title: 'Tutup buku bulanan',
        message: 'Nota bulan ini ditutup pada tanggal 1 pukul 12:00 waktu kantor.',
        source: 'system',
        createdAt: ago(20),
      },
      {
        staffId: person.id,
        title: 'Jaga kerahasiaan kode masuk',
        message: 'Petugas kami tidak pernah meminta kode masuk Anda.',
        source: 'system',
        createdAt: ago(3),
      },
    ]),
  );

  for (const [index, { person: maker }] of people.filter(({ title }) => title.is_credit_add).entries()) {
    const checker = people.find(
      ({ person, title }) => title.id === APPROVER && person.officeId === maker.officeId,
    );
    const [receipt] = await db
      .select()
      .from(credits)
      .where(and(eq(credits.officeId, maker.officeId), eq(credits.bank, 0)))
      .orderBy(desc(credits.datePayment), asc(credits.id))
      .limit(1)
      .offset(40 + index);
    if (!checker || !receipt) continue;
    await seedRejection(db, maker, checker.person, receipt, {
      asked: new Date(now.getTime() - ACTIVITY_FROM),
      decided: ago(25),
    });
  }
}

type Person = typeof staff.$inferSelect;

async function seedRejection(
  db: Db,
  maker: Person,
  checker: Person,
  receipt: typeof credits.$inferSelect,
  at: { asked: Date; decided: Date },
): Promise<void> {
  const before = valuesOf(receipt);
  const values = { ...before, note: 'Titipan keluarga nasabah' };
  const reason = 'Catatan nota kurang lengkap';
  const refusal = 'Lampirkan dahulu surat titipan';
  const record = { recordType: 'credit', recordId: String(receipt.id) };
  await db.insert(creditRequests).values({
    creditId: receipt.id,
    creditVersion: receipt.version,
    values,
    reason,
    requestedBy: maker.id,
    requestedAt: at.asked,
    status: 'REJECTED',
    decidedBy: checker.id,
    decidedAt: at.decided,
    decisionReason: refusal,
  });
  await db.insert(history).values([
    {
      at: at.asked,
      staffId: maker.id,
      action: 'CREDIT_CHANGE_REQUESTED',
      summary: `Meminta perubahan nota ${receipt.invoice}`,
      ...record,
      reason,
      changes: changesBetween(before, values),
    },
    {
      at: at.decided,
      staffId: checker.id,
      action: 'CREDIT_CHANGE_REJECTED',
      summary: `Menolak perubahan nota ${receipt.invoice}`,
      ...record,
      reason: refusal,
      changes: { request_approval: [true, false] },
    },
  ]);
  await db.insert(notifications).values([
    {
      staffId: checker.id,
      title: 'Persetujuan nota',
      message: `${maker.name} meminta perubahan nota ${receipt.invoice} (${receipt.customerName}): ${reason} ${outcomeText('REJECTED', checker)}`,
      source: 'approval',
      link: await approvalLink(db, receipt),
      receiptId: receipt.id,
      createdAt: at.asked,
      readAt: at.decided,
    },
    {
      staffId: maker.id,
      title: 'Perubahan nota ditolak',
      message: `${checker.name} menolak perubahan nota ${receipt.invoice} (${receipt.customerName}): ${refusal}`,
      source: 'credit',
      link: String(receipt.id),
      createdAt: at.decided,
    },
  ]);
}
