import { useNavigate } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { keptCommissionsOf, MARKETER, PartnerList, usePartnerAdding } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function MarketingPage({ title }: PageProps) {
  const navigate = useNavigate();
  const { actions, shown } = usePartnerAdding(MARKETER, (id) => void navigate(paths.marketingDetail(id)));
  const commissions = keptCommissionsOf(MARKETER).lastHref(paths.marketingCommissions());
  return (
    <>
      <PageHeader title={title} primary={actions[0]} menu={[{ label: 'Komisi', href: commissions }]} />
      <PartnerList side={MARKETER} hrefOf={paths.marketingDetail} />
      {shown}
    </>
  );
}
