import { sql, type SQL } from 'drizzle-orm';
import { actionsOf } from '@/lib/contract/logActions';
import { history } from '../platform/db/schema';
import type { LogQuery } from './logFilter';

/*
 * What a line is found by, in the index `history_found` (migration log_search): each thing that the log is narrowed to,
 * every two of them together, and its month and year.
 */

/** One thing that the log is narrowed to: a line has one of these values there. */
export interface Narrowing {
  field: 'person' | 'action' | 'type' | 'ip';
  values: readonly (number | string)[];
}

/** More keys than that are no longer asked for together. */
const MAX_KEYS = 1_000;

const KEYS = sql`log_keys(${history.at}, ${history.staffId}, ${history.action}, ${history.recordType}, ${history.ip})`;

/**
 * What a query narrows the log to, in the order of the keys' names; without the record, which has few lines of its own.
 * @param people whose lines the reader sees; null: everybody's
 */
export function narrowingsOf(
  { person, action, group, type, ip }: LogQuery,
  people: readonly number[] | null,
): Narrowing[] {
  const of = (field: Narrowing['field'], values: Narrowing['values'] | null) =>
    values === null ? [] : [{ field, values }];
  const one = <T>(value: T | undefined) => (value === undefined ? null : [value]);
  const address = ip?.trim();
  return [
    ...of('person', one(person) ?? people),
    ...of('action', one(action) ?? (group === undefined ? null : actionsOf(group))),
    ...of('type', one(type)),
    ...of('ip', address === '' ? null : one(address)),
  ];
}

/** Lines that have all of this; every two narrowings are one key, however common each of them is. */
export function keysOf(narrowings: readonly Narrowing[]): SQL[] {
  const [only, ...others] = narrowings;
  if (only && others.length === 0) return [hasOneOf(singles(only))];
  return narrowings.flatMap((first, place) =>
    narrowings
      .slice(place + 1)
      .flatMap((second) =>
        first.values.length * second.values.length > MAX_KEYS
          ? [hasOneOf(singles(first)), hasOneOf(singles(second))]
          : [hasOneOf(singles(first).flatMap((one) => singles(second).map((other) => `${one} ${other}`)))],
      ),
  );
}

/** Lines of these months or years; as `log_month` counts them, or a twelfth of that. */
export const ofTimes = (unit: 'month' | 'year', first: number, last: number): SQL =>
  hasOneOf(Array.from({ length: last - first + 1 }, (_, i) => `${unit} ${first + i}`));

const singles = ({ field, values }: Narrowing) => values.map((value) => `${field} ${value}`);

const hasOneOf = (keys: readonly string[]): SQL => sql`${KEYS} && ${sql.param([...keys])}::text[]`;
