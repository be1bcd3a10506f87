import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../paths';

/** Signing out in one tab signs out all: a tab that loses its session shows that, not a page without rights. */
export function useLeaveWithSession(signedIn: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wasSignedIn = useRef(signedIn);
  // Before the paint, so that no page flashes by without its rights.
  useLayoutEffect(() => {
    const lost = wasSignedIn.current && !signedIn;
    wasSignedIn.current = signedIn;
    if (lost && pathname !== paths.logout()) void navigate(paths.logout(), { replace: true });
  }, [signedIn, pathname, navigate]);
}
