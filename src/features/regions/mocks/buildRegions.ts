import type { FoundRegion, Region } from '@/lib/contract/regions';

/** Regions below a code, as far as the stories go. */
const BELOW: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '': {
    '36': 'Banten',
    '31': 'Daerah Khusus Ibukota Jakarta',
    '32': 'Jawa Barat',
    '91': 'Papua',
    '73': 'Sulawesi Selatan',
  },
  '31': {
    '3101': 'Kabupaten Administrasi Kepulauan Seribu',
    '3173': 'Kota Administrasi Jakarta Barat',
    '3171': 'Kota Administrasi Jakarta Pusat',
    '3174': 'Kota Administrasi Jakarta Selatan',
    '3175': 'Kota Administrasi Jakarta Timur',
    '3172': 'Kota Administrasi Jakarta Utara',
  },
  '73': { '7371': 'Kota Makassar' },
  '3175': { '317506': 'Cakung', '317503': 'Jatinegara', '317501': 'Matraman', '317502': 'Pulo Gadung' },
  '317501': {
    '3175011004': 'Kayu Manis',
    '3175011006': 'Kebon Manggis',
    '3175011005': 'Pal Meriam',
    '3175011001': 'Pisangan Baru',
    '3175011002': 'Utan Kayu Selatan',
    '3175011003': 'Utan Kayu Utara',
  },
};

/** Regions one step below a code; none where nothing was imported. */
export function buildRegionsBelow(code = ''): Region[] {
  return Object.entries(BELOW[code] ?? {})
    .map(([one, name]) => ({ code: one, name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

const MATRAMAN = { code: '317501', name: 'Matraman' };
const IN_JAKARTA = {
  area: { code: '3175', name: 'Kota Administrasi Jakarta Timur' },
  province: { code: '31', name: 'Daerah Khusus Ibukota Jakarta' },
};

/** What a search over the kelurahan of Matraman finds. */
export function buildFoundRegions(search: string): FoundRegion[] {
  const all = [
    { ...MATRAMAN, district: null, ...IN_JAKARTA },
    ...buildRegionsBelow(MATRAMAN.code).map((one) => ({ ...one, district: MATRAMAN, ...IN_JAKARTA })),
  ];
  return all.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
}
