import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PriceList } from '@/features/prices';
import type { PageProps } from '../RouteSpec';

export default function PriceListPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <PriceList />
    </>
  );
}
