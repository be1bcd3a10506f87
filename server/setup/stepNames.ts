import type { SetupStep } from '@/lib/contract/companySetup';

/** What each step is called in the log and in refusals. */
export const STEP_NAMES: Readonly<Record<SetupStep, string>> = {
  COMPANY: 'Perusahaan dan kantor pertama',
  TITLES: 'Jabatan',
  STAFF: 'Staff pertama',
  CALCULATION: 'Perhitungan',
  CONTRACT_TYPE: 'Jenis Kontrak',
  FINANCE: 'Finance',
  PRICES: 'OTR dan Pencairan',
};
