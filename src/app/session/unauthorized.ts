/*
 * A 401 anywhere. Whoever met it says so here; the guard in the shell then asks notifs/count, and only that answer
 * ends the session (SPEC 5).
 */
const listeners = new Set<() => void>();

export function announceUnauthorized(): void {
  for (const listener of [...listeners]) listener();
}

/** Returns how to stop listening. */
export function onUnauthorized(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/*
 * A 403 anywhere: the flags of this device may be older than the title's. Whoever keeps them fresh asks again.
 */
const doubting = new Set<() => void>();

export function announceForbidden(): void {
  for (const listener of [...doubting]) listener();
}

/** Returns how to stop listening. */
export function onForbidden(listener: () => void): () => void {
  doubting.add(listener);
  return () => void doubting.delete(listener);
}
