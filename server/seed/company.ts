import type { Office } from '@/lib/contract/offices';

/** An office of the demo company; `plate` is the area letter on local number plates. */
export interface DemoOffice extends Office {
  plate: string;
  address: string;
  phone: string;
}

export const OFFICES: readonly DemoOffice[] = [
  {
    id: 1,
    code: 'JKT',
    name: 'Jakarta',
    zone: 'Asia/Jakarta',
    plate: 'B',
    address: 'Jl. Matraman Raya 118, Jakarta Timur',
    phone: '021-555-0118',
  },
  {
    id: 2,
    code: 'MKS',
    name: 'Makassar',
    zone: 'Asia/Makassar',
    plate: 'DD',
    address: 'Jl. Sultan Alauddin 42, Makassar',
    phone: '0411-555-042',
  },
  {
    id: 3,
    code: 'JYP',
    name: 'Jayapura',
    zone: 'Asia/Jayapura',
    plate: 'PA',
    address: 'Jl. Raya Abepura 7, Jayapura',
    phone: '0967-555-007',
  },
];

interface DemoPerson {
  username: string;
  name: string;
  title: number;
  office: number;
  /** Some have no picture, so that initials are seen too. */
  portrait: boolean;
}

export const STAFF: readonly DemoPerson[] = [
  { username: 'direktur', name: 'Ratna Wibowo', title: 1, office: 1, portrait: true },
  { username: 'admin.sistem', name: 'Lukman Hakim', title: 9, office: 1, portrait: false },
  { username: 'kacab.jkt', name: 'Bambang Kusuma', title: 2, office: 1, portrait: true },
  { username: 'kasir.jkt', name: 'Eka Lestari', title: 3, office: 1, portrait: true },
  { username: 'penyetuju.jkt', name: 'Hendra Gunawan', title: 8, office: 1, portrait: true },
  { username: 'kontrak.jkt', name: 'Sari Permata', title: 5, office: 1, portrait: true },
  { username: 'surveyor.jkt', name: 'Joko Purnomo', title: 4, office: 1, portrait: false },
  { username: 'kasir.mks', name: 'Fitri Daeng', title: 3, office: 2, portrait: true },
  { username: 'penyetuju.mks', name: 'Andi Maulana', title: 8, office: 2, portrait: true },
  { username: 'spv.mks', name: 'Rudi Halim', title: 6, office: 2, portrait: true },
  { username: 'kasir.jyp', name: 'Maria Rumbiak', title: 3, office: 3, portrait: true },
  { username: 'kolektor.jyp', name: 'Yohanes Kambu', title: 7, office: 3, portrait: false },
  // Every office collects: a branch head, who keeps contracts, who approves, a supervisor and two collectors.
  { username: 'spv.jkt', name: 'Dewi Anggraini', title: 6, office: 1, portrait: true },
  { username: 'kolektor.jkt', name: 'Agus Firmansyah', title: 7, office: 1, portrait: false },
  { username: 'kolektor2.jkt', name: 'Rizky Ramadhan', title: 7, office: 1, portrait: true },
  { username: 'kacab.mks', name: 'Nur Abdullah', title: 2, office: 2, portrait: true },
  { username: 'kontrak.mks', name: 'Ayu Safitri', title: 5, office: 2, portrait: false },
  { username: 'kolektor.mks', name: 'Irfan Syahputra', title: 7, office: 2, portrait: true },
  { username: 'kolektor2.mks', name: 'Yusuf Tanjung', title: 7, office: 2, portrait: false },
  { username: 'kacab.jyp', name: 'Samuel Mandacan', title: 2, office: 3, portrait: true },
  { username: 'kontrak.jyp', name: 'Yulia Wanggai', title: 5, office: 3, portrait: true },
  { username: 'penyetuju.jyp', name: 'Markus Ayomi', title: 8, office: 3, portrait: false },
  { username: 'spv.jyp', name: 'Petrus Wenda', title: 6, office: 3, portrait: true },
  { username: 'kolektor2.jyp', name: 'Daniel Yoku', title: 7, office: 3, portrait: false },
];

/** Id of somebody of the demo company: they are written in this order. 0: nobody has that name. */
export const staffId = (username: string): number =>
  STAFF.findIndex((person) => person.username === username) + 1;

/** Everyone's in the demo company, and nowhere else. Printed when the server starts. */
export const DEMO_PASSWORD = 'angsur-demo';
