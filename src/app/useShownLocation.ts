import { useEffect, useReducer, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { useSession } from '@/lib/session/useSession';
import { isViewSettled, preloadView } from './views';

/**
 * The location whose page is on screen. A page whose chunk is here is followed at once, in one piece; on the way to one
 * that is not, the old page stays until the chunk has come or failed. A transition would draw the new page in slices,
 * with a turn of the browser between them (docs/decisions/0034).
 */
export function useShownLocation(): { shown: Location; isMoving: boolean } {
  const location = useLocation();
  const session = useSession();
  const { pathname } = location;
  const [last, setLast] = useState(location);
  const [, lookAgain] = useReducer((times: number) => times + 1, 0);
  const isMoving = last.pathname !== pathname && !isViewSettled(pathname, session);
  if (!isMoving && last !== location) setLast(location);

  useEffect(() => {
    if (!isMoving) return undefined;
    let isLeft = false;
    void preloadView(pathname, session).then(() => {
      if (!isLeft) lookAgain();
    });
    return () => {
      isLeft = true;
    };
  }, [isMoving, pathname, session]);

  return { shown: isMoving ? last : location, isMoving };
}
