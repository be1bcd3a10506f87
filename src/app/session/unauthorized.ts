import { createListeners } from '@/lib/store/createListeners';

/*
 * A 401 anywhere. Whoever met it says so here; the guard in the shell then asks notifs/count, and only that answer
 * ends the session (SPEC 5).
 */
export const { subscribe: onUnauthorized, tell: announceUnauthorized } = createListeners();

/*
 * A 403 anywhere: the flags of this device may be older than the title's. Whoever keeps them fresh asks again.
 */
export const { subscribe: onForbidden, tell: announceForbidden } = createListeners();
