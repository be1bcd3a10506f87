import { NotYetPage } from '@/components/NotYetPage/NotYetPage';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function NotYetRoute({ title }: PageProps) {
  return <NotYetPage title={title} homeHref={paths.home()} />;
}
