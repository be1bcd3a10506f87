import type { ReactNode } from 'react';
import { LinkProvider } from '@/components/Link/LinkProvider';
import { useStableNavigate } from './useStableNavigate';

/** Links move inside the app, those of its toasts too. */
export function AppLinks({
  children,
}: {
  /** What may hold links. */
  children: ReactNode;
}) {
  return <LinkProvider navigate={useStableNavigate()}>{children}</LinkProvider>;
}
