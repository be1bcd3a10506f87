import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AccountList } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function DistributionAccountPage({ title }: PageProps) {
  const opens = useSession()?.access.is_contract === 1;
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorDistribution(), label: 'Distribusi Kolektor' }}
      />
      <AccountList {...(opens && { hrefOf: paths.contractDetail })} />
    </>
  );
}
