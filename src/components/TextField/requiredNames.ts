import { createContext, use } from 'react';

const NOBODY: ReadonlySet<string> = new Set();

/** Names of the fields of a form that must be filled; `RequiredFields` gives them. */
export const RequiredNames = createContext(NOBODY);

/** Whether a field is marked as one that must be filled: as it is told itself, else as its form says by its name. */
export function useRequired(name: string | undefined, own?: boolean): boolean {
  const names = use(RequiredNames);
  return own ?? (name !== undefined && names.has(name));
}
