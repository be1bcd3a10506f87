import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { DistributionPlan } from '@/features/collection';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function DistributionPlanPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorDistribution(), label: 'Distribusi Kolektor' }}
      />
      <DistributionPlan onSaved={() => void navigate(paths.collectorDistribution(), { replace: true })} />
    </>
  );
}
