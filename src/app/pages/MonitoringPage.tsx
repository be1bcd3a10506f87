import { PageHeader } from '@/components/PageHeader/PageHeader';
import { Monitoring } from '@/features/monitoring';
import { useSession } from '@/lib/session/useSession';
import { figureHref } from '../figureHref';
import { paths } from '../paths';
import { isRegistered, routeAt } from '../routeAccess';
import type { PageProps } from '../RouteSpec';

export default function MonitoringPage({ title }: PageProps) {
  const session = useSession();
  const opens = (path: string) => isRegistered(routeAt(path), session);
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          { label: 'Tanda terima kolektor', href: paths.underwayTts() },
          { label: 'Cetak', onSelect: () => print() },
        ]}
      />
      <Monitoring
        listHref={(list, figure) => figureHref(list, figure, session)}
        officeHref={paths.monitoringOf}
        collectorHref={
          opens('/collector/achievement/:id')
            ? (id) => paths.collectorAchievementOf(id, { period: 'month' })
            : null
        }
        marketerHref={opens('/marketing/:id') ? paths.marketingDetail : null}
      />
    </>
  );
}
