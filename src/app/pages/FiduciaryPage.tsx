import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FiduciaryList, useFiduciaryExport } from '@/features/collection';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function FiduciaryPage({ title }: PageProps) {
  const { actions, shown } = useFiduciaryExport();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.contracts(), label: 'Nasabah' }} menu={actions} />
      <FiduciaryList hrefOf={paths.contractFiduciary} />
      {shown}
    </>
  );
}
