import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorPlan } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorCustomerPage({ title }: PageProps) {
  const owner = useSession()?.id ?? '';
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          { label: 'Tanda Terima', href: paths.collectorTts() },
          { label: 'Surat Tugas', href: paths.collectorUnits() },
        ]}
      />
      <CollectorPlan
        owner={owner}
        hrefOf={paths.collectorVisit}
        ttsHref={paths.collectorTts()}
        ordersHref={paths.collectorUnits()}
        orderHrefOf={paths.collectorUnit}
      />
    </>
  );
}
