import { ACCESS_FLAGS, accessOf, type Access } from './access';

/** A job title of the demo company (DOMAIN, Access): the server seeds them, Storybook's role toolbar offers them. */
export interface DemoTitle {
  id: number;
  name: string;
  access: Access;
}

export const DEMO_TITLES = [
  { id: 1, name: 'Direktur', access: accessOf(...ACCESS_FLAGS) },
  {
    id: 2,
    name: 'Kepala Cabang',
    access: accessOf(
      'is_performance',
      'is_customer',
      'is_contract',
      'is_credit',
      'is_credit_approval',
      'is_inventory',
      'is_pettycash',
      'is_overdue',
      'is_collector_spv',
      'is_collector_ach',
      'is_agen',
      'is_marketing',
      'is_report',
      'is_export',
    ),
  },
  {
    id: 3,
    name: 'Kasir',
    access: accessOf('is_contract', 'is_credit', 'is_credit_add', 'is_credit_update', 'is_pettycash'),
  },
  { id: 4, name: 'Surveyor', access: accessOf('is_customer') },
  {
    id: 5,
    name: 'Admin Kontrak',
    access: accessOf('is_customer', 'is_contract', 'is_credit', 'is_inventory', 'is_agen', 'is_marketing'),
  },
  {
    id: 6,
    name: 'Supervisor Kolektor',
    access: accessOf('is_overdue', 'is_collector', 'is_collector_spv', 'is_collector_ach', 'is_contract'),
  },
  { id: 7, name: 'Kolektor', access: accessOf('is_collector', 'is_collector_ach') },
  {
    id: 8,
    name: 'Penyetuju',
    access: accessOf('is_contract', 'is_credit', 'is_credit_approval', 'is_customer'),
  },
  { id: 9, name: 'Admin Sistem', access: accessOf('is_user', 'is_master', 'is_export', 'is_report') },
] as const satisfies readonly DemoTitle[];
