import type { HANDING_CONDITIONS } from '@/lib/contract/bpkbBook';

/** What a hand-over needs, as its list calls it. */
export const CONDITION_LABELS: Readonly<Record<(typeof HANDING_CONDITIONS)[number], string>> = {
  ENDED: 'Utang berakhir',
  PENALTY: 'Denda',
  DEPOSIT: 'Titipan',
  CONFIRMED: 'Nota terkonfirmasi',
  DAY: 'Hari penyerahan',
};
