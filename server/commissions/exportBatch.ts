import { inArray } from 'drizzle-orm';
import type { Batch, Payout } from '@/lib/contract/commissions';
import { BYTE_ORDER_MARK, csvCell, csvRow } from '@/lib/format/csv';
import type { PartnerSide } from '../partners/PartnerSide';
import { partners } from '../platform/db/schema';
import { noteExport } from '../platform/history/noteExport';
import type { FileAnswer } from '../platform/http/fileRoute';
import type { StaffCall } from '../platform/http/route';
import { readBatch } from './batches';

const HEADERS = [
  'Pembayaran',
  'Nama',
  'NPWP',
  'Bank',
  'No. rekening',
  'Atas nama',
  'Komisi',
  'Ditarik kembali',
  'Dibayarkan',
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
  return {
    name: `komisi-${batch.number.replaceAll('/', '-')}.csv`,
    rows: batch.payouts.length,
    text: linesOf(batch, npwpOf),
    close: () => Promise.resolve(),
  };
}

async function* linesOf(batch: Batch, npwpOf: (id: number) => string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(HEADERS.map((header) => csvCell(header)));
  for (const payout of batch.payouts) yield rowOf(batch, payout, npwpOf(payout.partner.id));
  const end = `Jumlah ${batch.payouts.length} penerima`;
  yield await Promise.resolve(
    csvRow([csvCell(end), '', '', '', '', '', '', '', csvCell(batch.total, 'plain')]),
  );
}

function rowOf({ number }: Batch, { partner, account, entries, total }: Payout, npwp: string): string {
  const sum = (sign: 1 | -1) =>
    entries.reduce((all, { amount }) => all + (Math.sign(amount) === sign ? amount : 0), 0);
  return csvRow([
    ...[number, partner.name, npwp, account.bank, account.number, account.holder].map((text) =>
      csvCell(text),
    ),
    ...[sum(1), sum(-1), total].map((amount) => csvCell(amount, 'plain')),
  ]);
}
