import type { FieldErrors } from '../contract/envelope';

/**
 * What of a refusal still stands: the server's words are shown beside a field until what is typed there differs from
 * what was sent.
 * @param refused path in the call → words
 * @param sent what stood in the form when it was sent; null: not known, so everything still stands
 * @param shown what stands there now
 * @param fieldOf the form's field for a path in the call; where several share a field, the first words are shown
 * @returns field → words
 */
export function stillRefused(
  refused: FieldErrors,
  sent: object | null,
  shown: object,
  fieldOf: (path: string) => string = (path) => path,
): FieldErrors {
  const remaining: FieldErrors = {};
  for (const [path, words] of Object.entries(stillRefusedPaths(refused, sent, shown, fieldOf)))
    remaining[fieldOf(path)] ??= words;
  return remaining;
}

/**
 * The same by path, for a form that shows each part of a field by itself (`bucket_to.1`).
 * @returns path in the call → words
 */
export function stillRefusedPaths(
  refused: FieldErrors,
  sent: object | null,
  shown: object,
  fieldOf: (path: string) => string = fieldOfPart,
): FieldErrors {
  const [then, now] = [sent, shown] as [Record<string, unknown> | null, Record<string, unknown>];
  return Object.fromEntries(
    Object.entries(refused).filter(([path]) => {
      const field = fieldOf(path);
      return !then || isSame(then[field], now[field]);
    }),
  );
}

/** The field of a part: `bucket_to` of `bucket_to.1`. */
const fieldOfPart = (path: string) => path.split('.')[0] ?? path;

/** A list is what it holds. */
const isSame = (then: unknown, now: unknown) =>
  then === now || (Array.isArray(then) && Array.isArray(now) && String(then) === String(now));
