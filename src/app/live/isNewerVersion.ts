const parts = (version: string) => version.split('.').map(Number);

/**
 * True when `other` is a newer version than `own`: dot parts compared as numbers, missing ones count as 0.
 * What is not a version (`n/a`, `1.x`) is never newer.
 */
export function isNewerVersion(other: string | null, own: string): boolean {
  if (!other || !/^\d+(\.\d+)*$/.test(other)) return false;
  const [theirs, ours] = [parts(other), parts(own)];
  for (let index = 0; index < Math.max(theirs.length, ours.length); index += 1) {
    const difference = (theirs[index] ?? 0) - (ours[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}
