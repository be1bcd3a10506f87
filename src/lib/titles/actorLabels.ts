import type { TransitionActor } from '../contract/registrationStatuses';

/** Who takes a step of a registration: holders of a right, by what it is about, or the surveyor. */
export const ACTOR_LABELS: Readonly<Record<TransitionActor, string>> = {
  is_customer: 'Registrasi',
  is_credit_approval: 'Persetujuan',
  surveyor: 'Surveyor',
  is_contract: 'Kontrak',
  is_credit: 'Kartu piutang',
  is_credit_add: 'Bayar cicilan',
  is_credit_update: 'Ubah nota',
  is_inventory: 'Inventori BPKB',
  is_pettycash: 'Kas kecil',
  is_overdue: 'Jatuh tempo',
  is_collector: 'Kolektor',
  is_collector_spv: 'Supervisor kolektor',
  is_collector_ach: 'Pencapaian kolektor',
  is_agen: 'Agen',
  is_marketing: 'Marketing eksternal',
  is_performance: 'Monitoring',
  is_report: 'Laporan',
  is_export: 'Export data',
  is_user: 'Data user',
  is_master: 'Data master',
};
