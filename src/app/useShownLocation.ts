import { useDeferredValue } from 'react';
import { useLocation, type Location } from 'react-router-dom';

/**
 * The location whose page is on screen. On the way to another page the old one stays until the new one's chunk is
 * here; a change of the query on the same page is followed at once.
 */
export function useShownLocation(): { shown: Location; isMoving: boolean } {
  const location = useLocation();
  const deferred = useDeferredValue(location);
  const isMoving = deferred.pathname !== location.pathname;
  return { shown: isMoving ? deferred : location, isMoving };
}
