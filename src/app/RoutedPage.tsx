import { Route, Routes, type Location } from 'react-router-dom';
import type { RouteSpec } from './RouteSpec';

export interface RoutedPageProps {
  route: RouteSpec;
  title: string;
  location: Location;
}

/** The route's page, with its parameters where `useParams` finds them. */
export function RoutedPage({ route, title, location }: RoutedPageProps) {
  return (
    <Routes location={location}>
      <Route path={route.path} element={<route.page.View title={title} />} />
    </Routes>
  );
}
