/**
 * Where the focus goes among the items of a menu: arrows go round, Home and End to the ends, a letter to the next item that
 * begins with it.
 * @param at place of the item that has it; -1: none has
 * @returns null: the key moves nothing
 */
export function placeByKey(key: string, names: readonly string[], at: number): number | null {
  const count = names.length;
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count;
    case 'ArrowUp':
      return (Math.max(at, 0) + count - 1) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
  }
  if (key.length !== 1 || key === ' ') return null;
  const letter = key.toLowerCase();
  for (let step = 1; step <= count; step += 1) {
    const place = (at + step) % count;
    if (names[place]?.toLowerCase().startsWith(letter)) return place;
  }
  return null;
}
