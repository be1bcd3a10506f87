import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AchievementOverview } from '@/features/achievement';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function AchievementPage({ title }: PageProps) {
  const supervises = useSession()?.access.is_collector_spv === 1;
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          supervises ? { label: 'Target kolektor', href: paths.collectorTargets() } : null,
          { label: 'Cetak', onSelect: () => print() },
        ]}
      />
      <AchievementOverview
        collectorHref={paths.collectorAchievementOf}
        rowsHref={paths.collectorAchievementRows}
        targetsHref={supervises ? paths.collectorTargets : undefined}
      />
    </>
  );
}
