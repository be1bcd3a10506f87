import type { OrderCondition, RepossessionBasis } from '../contract/repossessionTerms';

/** What shows the default. */
export const BASIS_LABELS: Readonly<Record<RepossessionBasis, string>> = {
  AGREEMENT: 'Kesepakatan wanprestasi dan penyerahan sukarela',
  RULING: 'Putusan pengadilan',
};

/** What a condition of a surat tugas penarikan is about. */
export const CONDITION_LABELS: Readonly<Record<OrderCondition, string>> = {
  LATE: 'Tunggakan',
  LETTER: 'Surat peringatan (SP3)',
  FIDUCIARY: 'Sertifikat fidusia',
  PROMISE: 'Janji bayar',
  ORDER: 'Surat tugas lain',
  CERTIFICATE: 'Kolektor bersertifikat',
  BASIS: 'Dasar penarikan',
};
