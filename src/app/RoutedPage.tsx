import { Route, Routes, type Location } from 'react-router-dom';
import { pageOf } from './pages';
import type { RouteSpec } from './RouteSpec';

export interface RoutedPageProps {
  /** The route as the app knows it. */
  route: RouteSpec;
  /** Title of the window. */
  title: string;
  /** Where the reader is. */
  location: Location;
}

/** The route's page, with its parameters where `useParams` finds them. */
export function RoutedPage({ route, title, location }: RoutedPageProps) {
  const { View } = pageOf(route);
  return (
    <Routes location={location}>
      <Route path={route.path} element={<View title={title} />} />
    </Routes>
  );
}
