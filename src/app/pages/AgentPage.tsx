import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AGENT, keptCommissionsOf, PartnerList } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function AgentPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title}>
        <LinkButton href={keptCommissionsOf(AGENT).lastHref(paths.agentCommissions())}>Komisi</LinkButton>
      </PageHeader>
      <PartnerList
        side={AGENT}
        hrefOf={paths.agentDetail}
        onCreated={(id) => void navigate(paths.agentDetail(id))}
      />
    </>
  );
}
