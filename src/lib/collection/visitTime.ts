const DAY = 86_400_000;

/** Longest that a visit can have been before it came here, days; one with a TTS: since its block was given. */
export const MAX_VISIT_DAYS = 31;

/**
 * When a visit was, by the server's clock: the device's time and the difference of the clocks. A time that can't be is moved
 * to the nearest one that can (docs/decisions/0160): never after `now`; one with a TTS between those of the numbers around.
 * @param difference what the server's clock was ahead of the device's, ms; null: they never spoke
 * @param since when its block was given, or the number before; null: no TTS
 * @param until when the number after was given; null: none is known
 */
export function visitTime(
  { visitedAt, difference }: { visitedAt: string; difference: number | null },
  now: Date,
  since: Date | null = null,
  until: Date | null = null,
): Date {
  const told = Date.parse(visitedAt) + (difference ?? 0);
  const earliest = since?.getTime() ?? now.getTime() - MAX_VISIT_DAYS * DAY;
  const latest = Math.min(now.getTime(), until?.getTime() ?? Infinity);
  return new Date(Math.min(latest, Math.max(earliest, told)));
}
