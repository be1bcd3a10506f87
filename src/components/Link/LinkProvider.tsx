import { createContext, use, type ReactNode } from 'react';

/** Moves to an address inside the app without loading the page again. */
export type Navigate = (href: string) => void;

const NavigateContext = createContext<Navigate | null>(null);

export interface LinkProviderProps {
  /** The router's own move; without a provider a link is a plain link. */
  navigate: Navigate;
  /** What holds the links. */
  children: ReactNode;
}

/** Gives every `Link` of the library the app's router, so that the library itself knows none. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

/** The app's move, or null where no router is given. */
export const useNavigateTo = (): Navigate | null => use(NavigateContext);
