import { useParams } from 'react-router-dom';
import { NotFoundPage } from '@/components/NotFoundPage/NotFoundPage';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorAchievement, useWayBack } from '@/features/achievement';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorAchievementPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const { overview } = useWayBack();
  const supervises = useSession()?.access.is_collector_spv === 1;
  const of = id === 'none' ? id : Number(id);
  if (Number.isNaN(of)) return <NotFoundPage />;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorAchievement() + overview, label: 'Semua kolektor' }}
        menu={[{ label: 'Cetak', onSelect: () => print() }]}
      />
      <CollectorAchievement
        key={id}
        id={of}
        rowsHref={paths.collectorAchievementRows}
        targetsHref={supervises ? paths.collectorTargets : undefined}
      />
    </>
  );
}
