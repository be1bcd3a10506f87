import type { AccessFlag } from '@/lib/contract/access';
import type { Office } from '@/lib/contract/offices';

/** An office of the demo company; `plate` is the area letter on local number plates. */
export interface DemoOffice extends Office {
  plate: string;
}

export const OFFICES: readonly DemoOffice[] = [
  { id: 1, code: 'JKT', name: 'Jakarta', zone: 'Asia/Jakarta', plate: 'B' },
  { id: 2, code: 'MKS', name: 'Makassar', zone: 'Asia/Makassar', plate: 'DD' },
  { id: 3, code: 'JYP', name: 'Jayapura', zone: 'Asia/Jayapura', plate: 'PA' },
];

interface DemoTitle {
  id: number;
  name: string;
  allOffices?: boolean;
  flags: readonly AccessFlag[];
}

/** Titles of DOMAIN, Access. Id 4 is the Surveyor (SPEC 2: no /customer/add). */
export const TITLES: readonly DemoTitle[] = [
  {
    id: 1,
    name: 'Direktur',
    allOffices: true,
    flags: [
      'is_user',
      'is_export',
      'is_report',
      'is_customer',
      'is_contract',
      'is_credit',
      'is_credit_approval',
      'is_inventory',
      'is_pettycash',
      'is_overdue',
      'is_collector_ach',
      'is_agen',
      'is_marketing',
      'is_performance',
    ],
  },
  {
    id: 2,
    name: 'Kepala Cabang',
    flags: [
      'is_export',
      'is_report',
      'is_customer',
      'is_contract',
      'is_credit',
      'is_credit_update',
      'is_credit_approval',
      'is_inventory',
      'is_pettycash',
      'is_overdue',
      'is_collector_spv',
      'is_collector_ach',
      'is_agen',
      'is_marketing',
      'is_performance',
    ],
  },
  {
    id: 3,
    name: 'Kasir',
    flags: ['is_contract', 'is_credit', 'is_credit_add', 'is_credit_update', 'is_pettycash', 'is_overdue'],
  },
  { id: 4, name: 'Surveyor', flags: ['is_customer'] },
  {
    id: 5,
    name: 'Admin Kontrak',
    flags: ['is_customer', 'is_contract', 'is_credit', 'is_inventory', 'is_agen', 'is_marketing'],
  },
  {
    id: 6,
    name: 'Supervisor Kolektor',
    flags: ['is_contract', 'is_overdue', 'is_collector', 'is_collector_spv', 'is_collector_ach', 'is_report'],
  },
  { id: 7, name: 'Kolektor', flags: ['is_overdue', 'is_collector', 'is_collector_ach'] },
  {
    id: 8,
    name: 'Penyetuju',
    flags: ['is_customer', 'is_contract', 'is_credit', 'is_credit_approval', 'is_report'],
  },
  {
    id: 9,
    name: 'Admin Sistem',
    allOffices: true,
    flags: ['is_master', 'is_user', 'is_export', 'is_report'],
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
];

/** Everyone's in the demo company, and nowhere else. Printed when the server starts. */
export const DEMO_PASSWORD = 'angsur-demo';
