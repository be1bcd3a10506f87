/*
 * Official codes of regions (Kemendagri): two digits a province, four a kabupaten or kota, six a kecamatan, ten a
 * kelurahan or desa. Each code begins with the code of the region that it lies in. Stored and sent without dots.
 */

/** Provinces by their code, as of 2022, when Papua became six. */
export const PROVINCES: Readonly<Record<string, string>> = {
  '11': 'Aceh',
  '12': 'Sumatera Utara',
  '13': 'Sumatera Barat',
  '14': 'Riau',
  '15': 'Jambi',
  '16': 'Sumatera Selatan',
  '17': 'Bengkulu',
  '18': 'Lampung',
  '19': 'Kepulauan Bangka Belitung',
  '21': 'Kepulauan Riau',
  '31': 'Daerah Khusus Ibukota Jakarta',
  '32': 'Jawa Barat',
  '33': 'Jawa Tengah',
  '34': 'Daerah Istimewa Yogyakarta',
  '35': 'Jawa Timur',
  '36': 'Banten',
  '51': 'Bali',
  '52': 'Nusa Tenggara Barat',
  '53': 'Nusa Tenggara Timur',
  '61': 'Kalimantan Barat',
  '62': 'Kalimantan Tengah',
  '63': 'Kalimantan Selatan',
  '64': 'Kalimantan Timur',
  '65': 'Kalimantan Utara',
  '71': 'Sulawesi Utara',
  '72': 'Sulawesi Tengah',
  '73': 'Sulawesi Selatan',
  '74': 'Sulawesi Tenggara',
  '75': 'Gorontalo',
  '76': 'Sulawesi Barat',
  '81': 'Maluku',
  '82': 'Maluku Utara',
  '91': 'Papua',
  '92': 'Papua Barat',
  '93': 'Papua Selatan',
  '94': 'Papua Tengah',
  '95': 'Papua Pegunungan',
  '96': 'Papua Barat Daya',
};

export const REGION_LEVELS = ['PROVINCE', 'AREA', 'DISTRICT', 'VILLAGE'] as const;
export type RegionLevel = (typeof REGION_LEVELS)[number];

/** Digits of a code of each level. */
const DIGITS: Readonly<Record<RegionLevel, number>> = { PROVINCE: 2, AREA: 4, DISTRICT: 6, VILLAGE: 10 };

export const REGION_CODE = /^\d{2}(\d{2}(\d{2}(\d{4})?)?)?$/;

/** What a code names; null: it is none. */
export function levelOf(code: string): RegionLevel | null {
  return REGION_CODE.test(code)
    ? (REGION_LEVELS.find((level) => DIGITS[level] === code.length) ?? null)
    : null;
}

/** Code of the region that it lies in; null for a province. */
export function parentOf(code: string): string | null {
  if (code.length <= 2) return null;
  return code.slice(0, code.length === 10 ? 6 : -2);
}

/** `31.75.01.1001` and `3175011001` → `3175011001`; null where it is no code. Spreadsheets cut `91.10` to `91.1`: none. */
export function plainCode(text: string): string | null {
  const dotted = /^\d{2}(\.\d{2}(\.\d{2}(\.\d{4})?)?)?$/.test(text);
  const plain = dotted ? text.replaceAll('.', '') : text;
  return REGION_CODE.test(plain) ? plain : null;
}

/** `3175011001` → `31.75.01.1001`, as papers write it. */
export function dottedCode(code: string): string {
  return [code.slice(0, 2), code.slice(2, 4), code.slice(4, 6), code.slice(6)].filter(Boolean).join('.');
}

/**
 * Where a NIK was given out first: codes of province, kota and kecamatan, and the province's name, null where there is
 * no such province. Regions were split since: an old NIK of Papua Selatan begins with 91.
 */
export function regionsOfNik(
  nik: string,
): { province: string; area: string; district: string; provinceName: string | null } | null {
  if (!/^\d{16}$/.test(nik)) return null;
  const province = nik.slice(0, 2);
  return {
    province,
    area: nik.slice(0, 4),
    district: nik.slice(0, 6),
    provinceName: PROVINCES[province] ?? null,
  };
}
