import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AGENT, keptCommissionsOf, PartnerList, usePartnerAdding } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function AgentPage({ title }: PageProps) {
  const navigate = useNavigate();
  const { actions, shown } = usePartnerAdding(AGENT, (id) => void navigate(paths.agentDetail(id)));
  const commissions = keptCommissionsOf(AGENT).lastHref(paths.agentCommissions());
  return (
    <>
      <PageHeader title={title} primary={actions[0]} menu={[{ label: 'Komisi', href: commissions }]} />
      <PartnerList side={AGENT} hrefOf={paths.agentDetail} />
      {shown}
    </>
  );
}
