import { and, desc, eq, gte, sql } from 'drizzle-orm';
import { daysBetween } from '@/lib/arithmetic/calendar';
import type { OrderConditionState } from '@/lib/contract/repossessions';
import { formatDate } from '@/lib/format/tanggal';
import type { FoundContract } from '../contracts/readContract';
import { carriedFrom } from '../contracts/restructureLinks';
import { STATUS_LABELS } from '../credits/decideStatus';
import { letterDay, promiseRuns } from '../overdue/letterDueCondition';
import type { Db } from '../platform/db/connect';
import { contracts, fiduciaries, letters, repossessionOrders } from '../platform/db/schema';
import { wasRefused } from './afterRefusal';
import { certificateObstacle, collectorsOfOffice, type CertifiedCollector } from './orderCollectors';
import { isLate, lastDayOf, orderState } from './orderState';
import { custodyOf } from './unitCustody';

type Contract = FoundContract['contract'];

/** What an order of today would stand on. */
export interface OrderBasis {
  conditions: OrderConditionState[];
  /** After a refusal only a ruling is a basis. */
  rulingOnly: boolean;
  /** Those of the office, certified or not. */
  collectors: CertifiedCollector[];
  /** Last day of an order that is approved today. */
  lastDay: string;
}

/** What of an order's conditions is met on the office's today, and what is not (DOMAIN, Taking a unit; docs/decisions/0167). */
export async function orderBasis(db: Db, found: FoundContract, today: string): Promise<OrderBasis> {
  const { contract } = found;
  const lastDay = lastDayOf(today);
  const collectors = await collectorsOfOffice(db, contract.officeId);
  const rulingOnly = await wasRefused(db, contract.code);
  const certified = collectors.filter((each) => certificateObstacle(each, lastDay) === null).length;
  const conditions: OrderConditionState[] = [
    { key: 'LATE', ...late(contract, today) },
    { key: 'LETTER', ...(await letter(db, contract)) },
    { key: 'FIDUCIARY', ...(await fiduciary(db, contract.code)) },
    { key: 'PROMISE', ...(await promise(db, contract.code, today)) },
    { key: 'ORDER', ...(await otherOrder(db, contract, today)) },
    {
      key: 'CERTIFICATE',
      met: certified > 0,
      text:
        certified > 0
          ? `${certified} kolektor kantor ini bersertifikat sampai ${formatDate(lastDay)}.`
          : `Belum ada kolektor kantor ini yang sertifikatnya berlaku sampai ${formatDate(lastDay)}. Catat sertifikatnya di Staff.`,
    },
    {
      key: 'BASIS',
      met: true,
      text: rulingOnly
        ? 'Nasabah pernah menolak menyerahkan unit: dasarnya hanya putusan pengadilan.'
        : 'Siapkan kesepakatan wanprestasi dan penyerahan sukarela yang ditandatangani nasabah, atau putusan pengadilan.',
    },
  ];
  return { conditions, rulingOnly, collectors, lastDay };
}

/** What is missing, one sentence each; null: nothing. */
export function missingText(conditions: readonly OrderConditionState[]): string | null {
  const missing = conditions.filter(({ met }) => !met).map(({ text }) => text);
  return missing.length === 0 ? null : missing.join(' ');
}

type Answer = Omit<OrderConditionState, 'key'>;
const met = (text: string): Answer => ({ met: true, text });
const unmet = (text: string): Answer => ({ met: false, text });

function late(contract: Contract, today: string): Answer {
  const { status, nextDue } = contract;
  if (status !== 'ACTIVE') return unmet(`Kontrak ini tidak berjalan: statusnya ${STATUS_LABELS[status]}.`);
  return isLate(contract, today) && nextDue !== null
    ? met(`Kontrak berjalan dan terlambat ${daysBetween(nextDue, today)} hari.`)
    : unmet('Tidak ada angsuran yang terlambat, jadi unit tidak ditarik.');
}

async function letter(db: Db, { code, lateFrom }: Contract): Promise<Answer> {
  const [row] =
    lateFrom === null
      ? []
      : await db
          .select({ number: letters.number, on: letters.deliveredOn, by: letters.receivedBy })
          .from(letters)
          .where(and(eq(letters.contractCode, code), eq(letters.step, 3), gte(letters.madeOn, lateFrom)))
          .orderBy(desc(letters.id))
          .limit(1);
  if (!row) return unmet('SP3 tunggakan ini belum dibuat. Buat dan sampaikan dulu.');
  if (row.on === null) return unmet(`Penyampaian SP3 ${row.number} belum dicatat. Catat dulu.`);
  // What was tried is enough for the next letter, and not for taking a unit.
  if (row.by === null) {
    return unmet(
      `SP3 ${row.number} baru dicoba disampaikan pada ${formatDate(row.on)}, belum ada yang menerimanya. Sampaikan lagi sampai diterima, lalu catat penerimanya.`,
    );
  }
  return met(`SP3 ${row.number} disampaikan pada ${formatDate(row.on)}, diterima ${row.by}.`);
}

/** The certificate of a contract's fiduciary; null: it is not known, or was removed. */
export async function fiduciaryCertificate(
  db: Db,
  code: string,
): Promise<{ number: string; day: string } | null> {
  const [row] = await db.select().from(fiduciaries).where(eq(fiduciaries.contractCode, code));
  if (!row || row.certificateNumber === '' || row.certificateOn === null || row.removedOn !== null)
    return null;
  return { number: row.certificateNumber, day: row.certificateOn };
}

async function fiduciary(db: Db, code: string): Promise<Answer> {
  const certificate = await fiduciaryCertificate(db, code);
  return certificate
    ? met(`Sertifikat fidusia ${certificate.number}, ${formatDate(certificate.day)}.`)
    : unmet('Nomor dan tanggal sertifikat fidusia belum dicatat, atau fidusianya sudah dihapus. Catat dulu.');
}

async function promise(db: Db, code: string, today: string): Promise<Answer> {
  const [row] = await db
    .select({ runs: promiseRuns(await letterDay(db, today)) })
    .from(contracts)
    .where(eq(contracts.code, code));
  return row?.runs === true
    ? unmet('Janji bayar masih berjalan. Tunggu sampai harinya lewat.')
    : met('Tidak ada janji bayar yang berjalan.');
}

async function otherOrder(db: Db, contract: Contract, today: string): Promise<Answer> {
  const [open] = await db
    .select()
    .from(repossessionOrders)
    .where(and(eq(repossessionOrders.contractCode, contract.code), sql`ended_as is null`));
  if (open && orderState(open, contract, today) === 'RUNNING') {
    return unmet(
      `Surat tugas ${open.number} masih berjalan sampai ${formatDate(open.validUntil)}. Tunggu BAST-nya, atau cabut dulu.`,
    );
  }
  const obstacle = await unitElsewhere(db, contract);
  return obstacle === null ? met('Tidak ada surat tugas lain yang berjalan.') : unmet(obstacle);
}

/** Why there is no unit to take from the borrower: taken and sold, or not given back, also on a contract before this one. */
async function unitElsewhere(db: Db, contract: Contract): Promise<string | null> {
  const before = await carriedFrom(db, contract.code);
  for (const each of [contract, ...before]) {
    const { isHere, left } = await custodyOf(db, each);
    if (left === 'SOLD') return `Unit kontrak ${each.code} sudah dijual.`;
    if (isHere) return `Unit kontrak ${each.code} masih pada perusahaan. Catat dulu pengembaliannya.`;
  }
  return null;
}
