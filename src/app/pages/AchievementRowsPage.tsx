import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AchievementRows, useWayBack } from '@/features/achievement';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function AchievementRowsPage({ title }: PageProps) {
  const links = useRecordLinks();
  const { overview, collector } = useWayBack();
  const supervises = useSession()?.access.is_collector_spv === 1;
  const back =
    collector !== null && supervises
      ? { href: paths.collectorAchievementOf(collector.id, collector.query), label: 'Kolektor ini' }
      : { href: paths.collectorAchievement() + overview, label: 'Pencapaian Kolektor' };
  return (
    <>
      <PageHeader title={title} back={back} />
      <AchievementRows
        rowsHref={paths.collectorAchievementRows}
        contractHref={links.contract}
        receiptHref={links.receipt}
      />
    </>
  );
}
