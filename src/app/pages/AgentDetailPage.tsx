import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AGENT, keptListOf, PartnerDetail } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

export default function AgentDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const log = useRecordLog('agent', id);
  const { contract } = useRecordLinks();
  const listHref = paths.agents();
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: keptListOf(AGENT).lastHref(listHref), label: 'Agen' }}
        menu={[log]}
      />
      <PartnerDetail
        side={AGENT}
        id={id}
        listHref={listHref}
        hrefOfContract={contract}
        hrefOfBatch={paths.agentBatch}
      />
    </>
  );
}
