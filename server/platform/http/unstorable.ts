/** PostgreSQL keeps no NUL, and no half of a character. */
const UNSTORABLE = /[\0\p{Surrogate}]/u;

/** Path of the first text that cannot be stored, or null. */
export function unstorablePath(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return UNSTORABLE.test(value) ? path || 'body' : null;
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return null;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorablePath(inner, path === '' ? key : `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
