/** A place as it is written, from the street up. */
export interface Place {
  street: string;
  rt: string;
  rw: string;
  village: string;
  district: string;
  area: string;
  province: string;
  /** Official code of the village, ten digits; empty where it was written freely. */
  village_code: string;
  postcode: string;
}

/** From the largest down; each lies in the one before. */
export const LEVELS = ['province', 'area', 'district', 'village'] as const;
export type LevelName = (typeof LEVELS)[number];

export interface ListedRegion {
  code: string;
  name: string;
}

/** What of a level can be chosen. `waiting`: what it lies in is not chosen yet, or not known. */
export interface RegionLevel {
  state: 'waiting' | 'loading' | 'failed' | 'ready';
  rows: readonly ListedRegion[];
}

/** A kelurahan or kecamatan that was found, with everything that it lies in. */
export interface FoundPlace extends ListedRegion {
  /** Null: it is a kecamatan itself. */
  district: ListedRegion | null;
  area: ListedRegion;
  province: ListedRegion;
}

export const LEVEL_LABELS: Readonly<Record<LevelName, string>> = {
  province: 'Provinsi',
  area: 'Kabupaten/kota',
  district: 'Kecamatan',
  village: 'Kelurahan/desa',
};

/** A level was chosen or written: what lies below it is another place's by now. */
export function withLevel(
  before: string,
  level: LevelName,
  name: string,
  rows: readonly ListedRegion[],
): Partial<Place> {
  if (name === before) return {};
  const below = LEVELS.slice(LEVELS.indexOf(level) + 1);
  const code = level === 'village' ? (rows.find((row) => row.name === name)?.code ?? '') : '';
  return {
    ...Object.fromEntries(below.map((one) => [one, ''])),
    [level]: name,
    village_code: code,
    postcode: '',
  };
}

/** A found place as the levels of an address. */
export function placeOf({ code, name, district, area, province }: FoundPlace): Partial<Place> {
  return {
    province: province.name,
    area: area.name,
    district: district?.name ?? name,
    village: district ? name : '',
    village_code: district ? code : '',
    postcode: '',
  };
}

const DIGITS = [2, 4, 6, 10];

/**
 * Code of a level of a place: from the village's code, else by name among what the level offers. Null: it was written
 * freely, so nothing is known of what lies below.
 */
export function codeOf(place: Place, level: LevelName, rows: readonly ListedRegion[]): string | null {
  if (place.village_code !== '') return place.village_code.slice(0, DIGITS[LEVELS.indexOf(level)]);
  return rows.find(({ name }) => name === place[level])?.code ?? null;
}
