import type { PaperSize } from '@/lib/paper/papers';
import { Paper } from '../Paper';
import { PaperFacts } from '../PaperFacts';
import { PaperTable } from '../PaperTable';
import { SignaturePlaces } from '../SignaturePlaces';

/** As Kantor Cabang has it. */
export const OFFICE = {
  name: 'Jakarta',
  address: 'Jl. Matraman Raya 118, Jakarta Timur',
  phone: '021-555-0118',
};

const ROWS = [
  { name: 'Angsuran ke-6', sum: 'terlambat 31 hari', amount: '2.832.000' },
  { name: 'Denda angsuran ke-6', sum: '', amount: '396.480' },
];

/** A document with every piece that papers are made of. */
export const examplePaper = (size: PaperSize) => (
  <Paper
    size={size}
    office={OFFICE}
    title="Judul dokumen"
    number="No. JKT/2611/00058"
    mark="Cetak ulang ke-1"
  >
    <PaperFacts
      facts={[
        { label: 'Nasabah', value: 'Bambang Sutrisno' },
        { label: 'Kontrak', value: 'JKT-2604-00118' },
        { label: 'Kendaraan', value: 'Yamaha NMAX 155, B 4821 TXK' },
        { label: 'Kosong', value: '' },
      ]}
    />
    <PaperTable
      size={size}
      caption="Yang dibayar"
      columns={[
        { head: 'Uraian', cell: ({ name }) => name, total: 'Jumlah' },
        { head: 'Hitungan', cell: ({ sum }) => sum, below: 'plain' },
        { head: 'Rupiah', figure: true, cell: ({ amount }) => amount, total: '3.228.480' },
      ]}
      rows={ROWS}
      keyOf={({ name }) => name}
    />
    <p>Terbilang: tiga juta dua ratus dua puluh delapan ribu empat ratus delapan puluh rupiah</p>
    <SignaturePlaces
      stamp="Meterai Rp10.000"
      places={[{ role: 'Nasabah', name: 'Bambang Sutrisno' }, { role: 'Kasir' }]}
    />
  </Paper>
);
