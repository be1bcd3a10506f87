import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { FIRST, LAST } from '../names';
import type { Random } from '../random';

export type Sex = NonNullable<RegistrationForm['applicant']['sex']>;

const WOMEN: ReadonlySet<string> = new Set([
  ...['Ayu', 'Citra', 'Dewi', 'Dian', 'Eka', 'Endang', 'Fitri', 'Indah', 'Kartika', 'Lestari', 'Maria'],
  ...['Mega', 'Ratna', 'Rina', 'Sari', 'Siti', 'Sri', 'Yulia'],
]);
const namesOf = (sex: Sex) => FIRST.filter((name) => WOMEN.has(name) === (sex === 'FEMALE'));
const GIVEN = { MALE: namesOf('MALE'), FEMALE: namesOf('FEMALE') };

export const nameOf = (random: Random, sex: Sex): string =>
  `${random.pick(GIVEN[sex] as [string, ...string[]])} ${random.pick(LAST)}`;

export const mobile = (random: Random): string =>
  `08${random.between(11, 59)} 5550 ${random.between(1000, 9999)}`;

/** A person whose NIK says what the rest does (DOMAIN, NIK); `head`: where it was given out. */
export function person(random: Random, sex: Sex, head: string, thisYear: number) {
  const [year, month, day] = [
    thisYear - random.between(23, 56),
    random.between(1, 12),
    random.between(1, 28),
  ];
  const two = (number: number) => String(number).padStart(2, '0');
  const inNik = two(sex === 'FEMALE' ? day + 40 : day) + two(month) + two(year % 100);
  return {
    name: nameOf(random, sex),
    sex,
    nik: `${head}${inNik}${String(random.between(1, 80)).padStart(4, '0')}`,
    birth_date: `${year}-${two(month)}-${two(day)}`,
    phone: mobile(random),
  };
}

type Work = readonly [kind: NonNullable<RegistrationForm['work']['kind']>, company: string, position: string];

/** What somebody lives on: kind, where, as what. */
export const WORK: readonly [Work, ...Work[]] = [
  ['EMPLOYEE', 'PT Sinar Boga', 'Staf gudang'],
  ['EMPLOYEE', 'Toko Bangunan Makmur', 'Penjualan'],
  ['EMPLOYEE', 'RS Harapan Sehat', 'Perawat'],
  ['CIVIL_SERVANT', 'Dinas Perhubungan', 'Staf administrasi'],
  ['BUSINESS', 'Warung Nasi Barokah', 'Pemilik'],
  ['BUSINESS', 'Bengkel Jaya Motor', 'Pemilik'],
  ['DRIVER', 'Mitra ojek daring', 'Pengemudi'],
  ['PROFESSIONAL', 'Praktik bidan mandiri', 'Bidan'],
];
