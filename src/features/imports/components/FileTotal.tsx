import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { sumOf } from '../domain/batchFigures';
import { dateSpan } from '../domain/dateSpan';

export interface FileTotalProps {
  /** The statement. */
  batch: ImportBatch;
}

/** What a second person compares with the bank: how much came in, in how many lines, on which days; or who did. */
export function FileTotal({ batch }: FileTotalProps) {
  const { rows, amount } = sumOf(batch);
  const days = batch.states
    .flatMap(({ date_from: from, date_to: to }) => [from ?? [], to ?? []].flat())
    .sort();
  const total = `${formatNumber(rows)} uang masuk, ${formatRupiah(amount)}, ${dateSpan(days[0] ?? null, days.at(-1) ?? null)}`;
  if (batch.checked_by && batch.after_check === 0) {
    return (
      <InlineAlert tone="success" title={total}>
        Dicocokkan dengan bank oleh {batch.checked_by.name}, {formatInstant(batch.checked_at)}.
        {batch.checked_account && ` Rekening ${batch.checked_account}.`}
      </InlineAlert>
    );
  }
  return (
    <>
      <InlineAlert tone="info" title={total}>
        Buka rekening {batch.bank} di bank, bukan berkas dari kasir: jumlah baris uang masuk dan totalnya
        harus sama persis. Bila berbeda, batalkan postingnya. Sebelum dicocokkan, transfer di dalamnya belum
        dikonfirmasi.
      </InlineAlert>
      {batch.posted_twice.length > 0 && (
        <InlineAlert
          tone="warning"
          title={`${formatNumber(batch.posted_twice.length)} baris seperti sudah diposting dari mutasi lain`}
        >
          {`Baris ${batch.posted_twice.map((line) => formatNumber(line)).join(', ')}: bank, hari, dan jumlahnya sama. `}
          Pastikan di bank bahwa uangnya masuk dua kali; bila hanya sekali, batalkan postingnya.
        </InlineAlert>
      )}
    </>
  );
}
