import type {
  FINANCING_KINDS,
  HOUSE_STATUSES,
  MARITAL_STATUSES,
  SEXES,
  WORK_KINDS,
} from '../contract/registrationForm';

type Labels<Values extends readonly string[]> = Readonly<Record<Values[number], string>>;

/* What the choices of a form registrasi are called. */

export const SEX_LABELS: Labels<typeof SEXES> = { MALE: 'Laki-laki', FEMALE: 'Perempuan' };

/** As a KTP has it. */
export const MARITAL_LABELS: Labels<typeof MARITAL_STATUSES> = {
  SINGLE: 'Belum kawin',
  MARRIED: 'Kawin',
  WIDOWED: 'Cerai',
};

export const HOUSE_LABELS: Labels<typeof HOUSE_STATUSES> = {
  OWN: 'Milik sendiri',
  FAMILY: 'Milik keluarga',
  RENTED: 'Kontrak',
  BOARDING: 'Kos',
  COMPANY: 'Rumah dinas',
};

export const WORK_LABELS: Labels<typeof WORK_KINDS> = {
  EMPLOYEE: 'Karyawan',
  CIVIL_SERVANT: 'PNS atau pegawai BUMN',
  MILITARY_OR_POLICE: 'TNI atau Polri',
  BUSINESS: 'Wiraswasta',
  PROFESSIONAL: 'Profesional',
  FARMING_OR_FISHING: 'Petani atau nelayan',
  DRIVER: 'Pengemudi',
  OTHER: 'Lainnya',
};

export const FINANCING_LABELS: Labels<typeof FINANCING_KINDS> = {
  PURCHASE: 'Pembelian kendaraan',
  CASH: 'Dana tunai jaminan BPKB',
};
