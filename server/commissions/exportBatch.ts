import { inArray } from 'drizzle-orm';
import type { Batch, Payout } from '@/lib/contract/commissions';
import type { PartnerSide } from '../partners/PartnerSide';
import { partners } from '../platform/db/schema';
import type { Cell, Heading } from '../platform/export/columns';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/export/FileAnswer';
import type { StaffCall } from '../platform/http/route';
import { readBatch } from './batches';

const COLUMNS: readonly Heading[] = [
  ...['Pembayaran', 'Nama', 'NPWP', 'Bank', 'No. rekening', 'Atas nama'].map(
    (header) => ({ header, kind: 'text' }) as const,
  ),
  ...['Komisi', 'Ditarik kembali', 'Dibayarkan'].map((header) => ({ header, kind: 'rupiah' }) as const),
];

/** A batch for the bank: one row per partner. Its last column sums up to the batch; the end line says so. */
export async function exportBatch(
  side: PartnerSide,
  { db, staff: by, query, now, origin }: StaffCall<undefined, { batch: number }, undefined>,
): Promise<FileAnswer> {
  const batch = await readBatch(db, side, by, String(query.batch));
  const ids = batch.payouts.map(({ partner }) => partner.id);
  const people = await db
    .select({ id: partners.id, npwp: partners.npwp })
    .from(partners)
    .where(inArray(partners.id, ids));
  await noteExport(db, {
    ...{ at: now, staffId: by.id, action: 'COMMISSION_BATCH_EXPORTED', origin },
    ...{ what: `${batch.payouts.length} penerima pembayaran komisi`, filters: query },
    record: { type: `${side.record}_batch`, id: batch.id },
  });
  const npwpOf = (id: number) => people.find((one) => one.id === id)?.npwp ?? '';
  const rows = batch.payouts.map((payout) => rowOf(batch, payout, npwpOf(payout.partner.id)));
  return {
    name: `komisi-${batch.number.replaceAll('/', '-')}`,
    rows: rows.length,
    table: {
      columns: COLUMNS,
      batches: inOne(rows),
      end: COLUMNS.map((_, at) =>
        at === 0 ? `Jumlah ${rows.length} penerima` : at === COLUMNS.length - 1 ? batch.total : null,
      ),
    },
    close: () => Promise.resolve(),
  };
}

async function* inOne<T>(rows: T): AsyncGenerator<T> {
  yield await Promise.resolve(rows);
}

function rowOf({ number }: Batch, { partner, account, entries, total }: Payout, npwp: string): Cell[] {
  const sum = (sign: 1 | -1) =>
    entries.reduce((all, { amount }) => all + (Math.sign(amount) === sign ? amount : 0), 0);
  const { bank, number: account_number, holder } = account;
  return [number, partner.name, npwp, bank, account_number, holder, sum(1), sum(-1), total];
}
