import { useCallback, type ReactNode, useLayoutEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router-dom';
import { LinkProvider } from '@/components/Link/LinkProvider';

/** Links move inside the app, those of its toasts too. */
export function AppLinks({
  children,
}: {
  /** What may hold links. */
  children: ReactNode;
}) {
  return <LinkProvider navigate={useStableNavigate()}>{children}</LinkProvider>;
}

/** A move that stays the same function for ever, so that a change of page does not draw every link again. */
function useStableNavigate(): (href: string) => void {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef({ navigate, location });
  useLayoutEffect(() => {
    latest.current = { navigate, location };
  });
  return useCallback((href: string) => {
    const here = createPath(latest.current.location);
    // The same place twice would need two steps back.
    void latest.current.navigate(href, { replace: href === here });
  }, []);
}
