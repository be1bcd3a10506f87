import { PageHeader } from '@/components/PageHeader/PageHeader';
import { TargetList } from '@/features/achievement';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorTargetPage({ title }: PageProps) {
  const reads = useSession()?.access.is_collector_ach === 1;
  return (
    <>
      <PageHeader
        title={title}
        back={
          reads
            ? { href: paths.collectorAchievement(), label: 'Pencapaian Kolektor' }
            : { href: paths.collectorDistribution(), label: 'Distribusi Kolektor' }
        }
      />
      <TargetList />
    </>
  );
}
