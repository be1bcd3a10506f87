import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MyHistory } from '@/features/history';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function HistoryPage({ title }: PageProps) {
  const { record } = useRecordLinks();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.account(), label: 'Akun' }} />
      <MyHistory hrefOfRecord={record} />
    </>
  );
}
