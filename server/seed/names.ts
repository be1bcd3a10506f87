import type { Random } from './random';

export const FIRST = [
  'Agus',
  'Ahmad',
  'Andi',
  'Ayu',
  'Bambang',
  'Budi',
  'Citra',
  'Dedi',
  'Dewi',
  'Dian',
  'Eka',
  'Endang',
  'Fajar',
  'Fitri',
  'Gilang',
  'Hadi',
  'Hendra',
  'Indah',
  'Irfan',
  'Joko',
  'Kartika',
  'Lestari',
  'Lukman',
  'Maria',
  'Mega',
  'Muhammad',
  'Nur',
  'Ratna',
  'Reza',
  'Rina',
  'Rizky',
  'Rudi',
  'Samuel',
  'Sari',
  'Siti',
  'Sri',
  'Teguh',
  'Tri',
  'Wahyu',
  'Yohanes',
  'Yulia',
  'Yusuf',
] as const;
export const LAST = [
  'Abdullah',
  'Anggraini',
  'Daeng',
  'Firmansyah',
  'Gunawan',
  'Hakim',
  'Halim',
  'Handayani',
  'Hidayat',
  'Irawan',
  'Kambu',
  'Kurniawan',
  'Kusuma',
  'Lubis',
  'Mahendra',
  'Mandacan',
  'Maulana',
  'Nasution',
  'Nugroho',
  'Pangaribuan',
  'Permata',
  'Pratama',
  'Purnomo',
  'Putra',
  'Rahayu',
  'Rahman',
  'Ramadhan',
  'Rumbiak',
  'Safitri',
  'Santoso',
  'Saputra',
  'Setiawan',
  'Sihombing',
  'Siregar',
  'Suryani',
  'Susanto',
  'Syahputra',
  'Tanjung',
  'Utami',
  'Wardhana',
  'Wibowo',
  'Yusman',
] as const;

export const R2_VEHICLES = [
  'Honda Beat',
  'Honda Vario 125',
  'Honda Scoopy',
  'Yamaha NMAX',
  'Yamaha Mio M3',
  'Yamaha Aerox',
  'Suzuki Satria F150',
  'Kawasaki KLX 150',
] as const;
export const R4_VEHICLES = [
  'Toyota Avanza',
  'Daihatsu Xenia',
  'Daihatsu Gran Max',
  'Honda Brio',
  'Suzuki Carry',
  'Mitsubishi L300',
  'Toyota Calya',
  'Suzuki Ertiga',
] as const;

/** `Dewi Kartika Santoso`: first name, sometimes a middle one, last name. */
export function personName(random: Random): string {
  const middle = random.chance(0.35) ? ` ${random.pick(FIRST)}` : '';
  return `${random.pick(FIRST)}${middle} ${random.pick(LAST)}`;
}

/** `B 4821 KZF`: area, number, up to three letters. */
export function plateNumber(random: Random, area: string): string {
  const letter = () => String.fromCharCode(65 + random.between(0, 25));
  return `${area} ${random.between(1000, 9999)} ${letter()}${letter()}${random.chance(0.7) ? letter() : ''}`;
}

export const COLOURS = ['Hitam', 'Putih', 'Merah', 'Silver', 'Biru', 'Abu-abu'] as const;

const STREETS = [
  'Merdeka',
  'Sudirman',
  'Diponegoro',
  'Kartini',
  'Ahmad Yani',
  'Gajah Mada',
  'Pattimura',
] as const;

/** `Jl. Kartini No. 12, RT 03/RW 05, Jakarta`. */
export function streetAddress(random: Random, town: string): string {
  const two = (most: number) => String(random.between(1, most)).padStart(2, '0');
  return `Jl. ${random.pick(STREETS)} No. ${random.between(1, 180)}, RT ${two(12)}/RW ${two(9)}, ${town}`;
}

/** 16 digits: province, regency, sub-district, DDMMYY of birth (a woman's day + 40), serial (DOMAIN, NIK). */
export function nik(random: Random): string {
  const two = (low: number, high: number) => String(random.between(low, high)).padStart(2, '0');
  const day = random.between(1, 28) + (random.chance(0.5) ? 40 : 0);
  const birth = `${String(day).padStart(2, '0')}${two(1, 12)}${two(60, 99)}`;
  return `${two(31, 36)}${two(1, 20)}${two(1, 20)}${birth}${String(random.between(1, 9999)).padStart(4, '0')}`;
}
