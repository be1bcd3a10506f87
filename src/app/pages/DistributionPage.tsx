import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorList } from '@/features/collection';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function DistributionPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        primary={{ label: 'Bagikan akun', href: paths.collectorProposal() }}
        menu={[
          { label: 'Akun dan kolektornya', href: paths.collectorAccounts() },
          { label: 'Riwayat distribusi', href: paths.collectorDistributions() },
        ]}
      />
      <CollectorList hrefOfAccounts={paths.collectorAccountsOf} />
    </>
  );
}
