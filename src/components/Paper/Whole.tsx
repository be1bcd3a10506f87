import type { ReactNode } from 'react';

export interface WholeProps {
  /** A plate, a number, a date, an amount: read as one word. */
  children: ReactNode;
}

/** What never goes on in the next line of a paper; what stands around it may. */
export function Whole({ children }: WholeProps) {
  return <span data-whole>{children}</span>;
}
