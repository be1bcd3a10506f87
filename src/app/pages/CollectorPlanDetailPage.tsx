import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlanDetail } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function CollectorPlanDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const opens = useSession()?.access.is_contract === 1;
  const log = useRecordLog('plan', id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorPlans(), label: 'Rencana Kerja Kolektor' }}
        menu={[log]}
      />
      <PlanDetail
        key={id}
        id={id}
        hrefOf={opens ? paths.contractDetail : undefined}
        ttsHrefOf={paths.collectorOfficeTts}
      />
    </>
  );
}
