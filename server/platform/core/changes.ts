/** field → [before, after]. */
export type Changes = Record<string, [before: unknown, after: unknown]>;

/** Fields of `after` that differ from `before`. */
export function changesBetween(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Changes {
  const changed = Object.keys(after).filter(
    (field) => !Object.is(before[field] ?? null, after[field] ?? null),
  );
  return Object.fromEntries(changed.map((field) => [field, [before[field] ?? null, after[field] ?? null]]));
}
