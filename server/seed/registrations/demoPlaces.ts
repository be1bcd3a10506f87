import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Random } from '../random';

type Address = RegistrationForm['ktp_address'];

/** Where people apply from: kecamatan of the office's town, with some of their kelurahan. */
interface Town {
  area: string;
  province: string;
  /** Region of the price list. */
  prices: string;
  /** Where visits lead, roughly. */
  at: readonly [latitude: number, longitude: number];
  /** Code of the kecamatan as a NIK has it, its name, then kelurahan with code (empty: not in the list) and postcode. */
  districts: readonly [District, ...District[]];
}

interface District {
  code: string;
  name: string;
  villages: readonly [Village, ...Village[]];
}
type Village = readonly [name: string, code: string, postcode: string];

const JAKARTA: Town = {
  area: 'Kota Administrasi Jakarta Timur',
  province: 'Daerah Khusus Ibukota Jakarta',
  prices: 'Jabodetabek',
  at: [-6.2, 106.86],
  districts: [
    {
      code: '317501',
      name: 'Matraman',
      villages: [
        ['Kayu Manis', '3175011004', '13130'],
        ['Pal Meriam', '3175011005', '13140'],
        ['Utan Kayu Utara', '3175011003', '13120'],
        ['Pisangan Baru', '3175011001', '13110'],
      ],
    },
    {
      code: '317502',
      name: 'Pulo Gadung',
      villages: [
        ['Rawamangun', '', '13220'],
        ['Jati', '', '13220'],
      ],
    },
    {
      code: '317507',
      name: 'Duren Sawit',
      villages: [
        ['Klender', '', '13470'],
        ['Pondok Bambu', '', '13430'],
      ],
    },
  ],
};

const MAKASSAR: Town = {
  area: 'Kota Makassar',
  province: 'Sulawesi Selatan',
  prices: 'Sulawesi Selatan',
  at: [-5.17, 119.43],
  districts: [
    { code: '737113', name: 'Rappocini', villages: [['Gunung Sari', '7371131010', '90221']] },
    { code: '737110', name: 'Tamalate', villages: [['Mangasa', '', '90221']] },
  ],
};

/** By the id of the office; Jayapura's people apply nowhere yet. */
const TOWNS: Readonly<Record<number, Town>> = { 1: JAKARTA, 2: MAKASSAR };

/** The town around an office of the demo company that takes registrations. */
export function townOf(office: number): Town {
  const town = TOWNS[office];
  if (!town) throw new Error(`No town of office ${office}`);
  return town;
}

const STREETS = ['Melati', 'Kenanga', 'Cempaka', 'Pisangan Lama', 'Kayu Manis', 'Haji Naman'] as const;

/** An address in a town, and the six digits with which a NIK from there begins. */
export function addressIn(random: Random, town: Town): { address: Address; nikHead: string } {
  const district = random.pick(town.districts);
  const [village, village_code, postcode] = random.pick(district.villages);
  const three = (most: number) => String(random.between(1, most)).padStart(3, '0');
  return {
    nikHead: district.code,
    address: {
      street: `Jl. ${random.pick(STREETS)} ${random.pick(['I', 'II', 'IV', 'VI'])} No. ${random.between(1, 90)}`,
      ...{ rt: three(14), rw: three(9), village, district: district.name },
      ...{ area: town.area, province: town.province, village_code, postcode },
    },
  };
}
