import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MyHistory } from '@/features/history';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function HistoryPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.account(), label: 'Akun' }} />
      <MyHistory />
    </>
  );
}
