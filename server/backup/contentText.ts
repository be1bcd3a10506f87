import { formatRupiah } from '@/lib/format/rupiah';
import type { Manifest } from './manifest';

const number = (value: number) => value.toLocaleString('id-ID');

/** What an archive holds, for people. */
export function contentOf({ schema, app, tables, files, sums }: Manifest): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const receipts = tables.find(({ name }) => name === 'credits')?.rows ?? 0;
  const counted = sums['credits.counted'];
  const money = counted === undefined ? '' : ` senilai ${formatRupiah(Number(counted))} yang berlaku`;
  return (
    `Angsur ${app}, skema ${schema}: ${number(rows)} baris dalam ${tables.length} tabel, ` +
    `${number(receipts)} nota${money}, ${number(files.length)} berkas`
  );
}
