import { addDays } from '@/lib/arithmetic/calendar';
import type { Random } from '../../seed/random';

/** What a bent field is bent to: numbers of records, contracts, addresses and limits that the world has. */
export interface Known {
  ids: [number, ...number[]];
  codes: readonly [string, ...string[]];
  emails: readonly [string, ...string[]];
  /** Rupiah, days and shares around which something is decided. */
  limits: readonly [number, ...number[]];
}

type Key = string | number;
type Bag = Record<Key, unknown>;

const FIELDS_BENT = [0, 0, 0, 1, 1, 2] as const;
const DAY = /^\d{4}-\d\d-\d\d$/;
const CODE = /^[A-Z]{3}-\d{4}-\d{5}/;
const LIMITS = /_up_to$|_bp$|_days_back$/;
const IDS = /(^|_)ids?$|^to$/;
const DAYS_AWAY = [-400, -90, -31, -8, -3, -1, 1, 3, 31] as const;

/** The same with none, one or two of its fields bent: what somebody sends who changed what the screen would. */
export function bend(random: Random, body: unknown, known: Known): unknown {
  const bent: unknown = structuredClone(body);
  const places = placesIn(bent);
  for (let left = random.pick(FIELDS_BENT); left > 0; left -= 1) {
    const [first, ...others] = places;
    if (!first) break;
    const { holder, key } = random.pick([first, ...others]);
    holder[key] = otherValue(random, key, holder[key], known);
  }
  return bent;
}

/** Where single values stand. */
function placesIn(value: unknown): { holder: Bag; key: Key }[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Bag;
  return Object.keys(holder).flatMap((key) => {
    const one = holder[key];
    return typeof one === 'object' && one !== null ? placesIn(one) : [{ holder, key }];
  });
}

function otherValue(random: Random, key: Key, value: unknown, known: Known): unknown {
  const name = String(key);
  if (typeof value === 'boolean') return !value;
  if (name.startsWith('is_')) return value === 1 ? 0 : 1;
  if (IDS.test(name) || /^\d+$/.test(name)) return random.pick(known.ids);
  if (LIMITS.test(name)) return random.pick([null, ...known.limits]);
  if (typeof value === 'number') return otherNumber(random, value, known);
  if (typeof value !== 'string') return value;
  if (DAY.test(value)) return addDays(value, random.pick(DAYS_AWAY));
  if (CODE.test(value)) return random.pick(known.codes);
  if (value.includes('@')) return random.pick(known.emails);
  return random.chance(0.5) ? '' : value;
}

const otherNumber = (random: Random, value: number, { limits }: Known): number =>
  random.pick([
    ...[0, value - 1, value + 1, -value, value * 2, value * 10, Math.floor(value / 2)],
    ...limits.flatMap((limit) => [limit - 1, limit, limit + 1]),
  ] as [number, ...number[]]);
