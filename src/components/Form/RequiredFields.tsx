import type { ReactNode } from 'react';
import { RequiredNames } from '@/components/TextField/requiredNames';
import { RequiredNote } from './RequiredNote';

export interface RequiredFieldsProps {
  /** Names of the fields that must be filled. Default: those that say it themselves. */
  names?: ReadonlySet<string> | undefined;
  /** The form, or what stands in it. */
  children: ReactNode;
}

const NOBODY: ReadonlySet<string> = new Set();

/** Marks the fields of a form that must be filled, and says above them what the mark means. */
export function RequiredFields({ names = NOBODY, children }: RequiredFieldsProps) {
  return (
    <RequiredNames value={names}>
      <RequiredNote />
      {children}
    </RequiredNames>
  );
}
