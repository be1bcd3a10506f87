import { PageHeader } from '@/components/PageHeader/PageHeader';
import { DistributionHistory } from '@/features/collection';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function DistributionHistoryPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorDistribution(), label: 'Distribusi Kolektor' }}
      />
      <DistributionHistory />
    </>
  );
}
