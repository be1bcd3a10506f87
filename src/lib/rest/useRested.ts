import { createContext, use } from 'react';

/** Set by whoever watches for the rest of the first view; without one, as in stories, everything rests at once. */
export const RestContext = createContext(true);

/**
 * True once the first view is here and the page has nothing to do. What is needed only later (pushes, the own profile, the
 * portrait, the tools above a list) waits for it, so that it takes no network and no processor from the first rows; then
 * it stays true.
 */
export const useRested = () => use(RestContext);
