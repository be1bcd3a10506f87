import { createContext, use } from 'react';
import type { Session } from '@/lib/session/session';

/** How a page asks for the code of others, without importing them. */
export interface Preload {
  /** Asks for the page behind an address of the app ahead of need. */
  page(href: string): void;
  /** Asks for every chunk that the first view of an address needs; never rejects. */
  view(pathname: string, session: Session | null): Promise<void>;
}

/** Given by AppRoutes. */
export const PreloadContext = createContext<Preload>({ page: () => {}, view: () => Promise.resolve() });

export const usePreload = () => use(PreloadContext);
