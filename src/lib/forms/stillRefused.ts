import type { FieldErrors } from '../contract/envelope';

/**
 * What of a refusal still stands: the server's words are shown beside a field until what is typed there differs from
 * what was sent.
 * @param refused path in the call → words
 * @param sent what stood in the form when it was sent; null: not known, so everything still stands
 * @param shown what stands there now
 * @param fieldOf the form's field for a path in the call; where several share a field, the first words are shown
 */
export function stillRefused(
  refused: FieldErrors,
  sent: object | null,
  shown: object,
  fieldOf: (path: string) => string = (path) => path,
): FieldErrors {
  const [then, now] = [sent, shown] as [Record<string, unknown> | null, Record<string, unknown>];
  const remaining: FieldErrors = {};
  for (const [path, words] of Object.entries(refused)) {
    const field = fieldOf(path);
    if (!then || then[field] === now[field]) remaining[field] ??= words;
  }
  return remaining;
}
