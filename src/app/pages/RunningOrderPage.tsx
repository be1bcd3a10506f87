import { PageHeader } from '@/components/PageHeader/PageHeader';
import { RunningOrderList } from '@/features/collection';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function RunningOrderPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.contracts(), label: 'Nasabah' }} />
      <RunningOrderList hrefOf={paths.contractTaking} />
    </>
  );
}
