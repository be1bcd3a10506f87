/** What a title has beside its flags; the flags are called as `ACTOR_LABELS` says. */
export const TITLE_FIELDS = {
  name: 'Nama',
  all_offices: 'Semua kantor',
  credit_discount_bp: 'Potongan angsuran',
  penalty_discount_bp: 'Potongan denda',
  transfer_days_back: 'Tanggal transfer mundur',
  approves_up_to: 'Menyetujui pokok sampai',
  forgives_up_to: 'Melepas tagihan sampai',
} as const;
