import type { ReactNode } from 'react';
import { shell } from '../places';

/** The shell as soon as its chunk is here. */
export function InShell({ children }: { children: ReactNode }) {
  const Shell = shell.useValue();
  return <Shell>{children}</Shell>;
}
