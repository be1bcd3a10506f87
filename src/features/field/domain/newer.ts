/** Of what the server said and what the device kept, the one that was told later; null: there is neither. */
export function newer<T extends { as_of: string }>(one: T | null, other: T | null): T | null {
  if (!one || !other) return one ?? other;
  return other.as_of > one.as_of ? other : one;
}
