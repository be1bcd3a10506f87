import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { keptCommissionsOf, MARKETER, PartnerList } from '@/features/partners';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function MarketingPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title}>
        <LinkButton href={keptCommissionsOf(MARKETER).lastHref(paths.marketingCommissions())}>
          Komisi
        </LinkButton>
      </PageHeader>
      <PartnerList
        side={MARKETER}
        hrefOf={paths.marketingDetail}
        onCreated={(id) => void navigate(paths.marketingDetail(id))}
      />
    </>
  );
}
