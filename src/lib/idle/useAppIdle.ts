import { createContext, use } from 'react';

/** Set by IdleProvider; without one, as in stories, the app counts as idle at once. */
export const IdleContext = createContext(true);

/**
 * True once the first view is here and the page has nothing to do. What is needed only later (pushes, the own profile, the
 * portrait, the tools above a list) waits for it, so that it takes no network and no processor from the first rows; then
 * it stays true.
 */
export const useAppIdle = () => use(IdleContext);
