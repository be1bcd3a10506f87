import type { FieldErrors } from '../contract/envelope';

/**
 * Fields that have to be filled, told by the check itself: emptied, it says something about them. So no form lists them,
 * and what is asked for only sometimes is marked just then.
 * @param check what is wrong with a draft, by field; a record may be called by its id there (`title`: `title_id`)
 * @returns names as the check has them; of a list one for each of its lines (`bucket_to.1`)
 */
export function requiredFields<D extends object>(
  draft: D,
  check: (draft: D) => FieldErrors,
): ReadonlySet<string> {
  const wrongIn = (change: object) => check({ ...draft, ...change });
  const found = Object.entries(draft).flatMap(([field, value]: [string, unknown]) => {
    if (Array.isArray(value)) {
      const lines = value as readonly unknown[];
      return lines.flatMap((line, at) =>
        typeof line === 'string' ? named(`${field}.${at}`, wrongIn({ [field]: lines.with(at, '') })) : [],
      );
    }
    const empty = emptyLike(value);
    return empty === undefined ? [] : named(field, wrongIn({ [field]: empty }));
  });
  return new Set(found);
}

/** What the field holds when nothing was typed or chosen; undefined: it always holds something. */
function emptyLike(value: unknown): '' | null | undefined {
  if (typeof value === 'string') return '';
  return typeof value === 'number' || value === null ? null : undefined;
}

const named = (field: string, errors: FieldErrors) =>
  [field, `${field}_id`, `${field}_code`].filter((name) => errors[name] !== undefined);
