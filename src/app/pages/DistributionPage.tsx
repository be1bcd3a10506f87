import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorList } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function DistributionPage({ title }: PageProps) {
  const readsContracts = useSession()?.access.is_contract === 1;
  return (
    <>
      <PageHeader
        title={title}
        primary={{ label: 'Bagikan akun', href: paths.collectorProposal() }}
        menu={[
          { label: 'Rencana kerja kolektor', href: paths.collectorPlans() },
          { label: 'Akun dan kolektornya', href: paths.collectorAccounts() },
          { label: 'Riwayat distribusi', href: paths.collectorDistributions() },
          ...(readsContracts ? [{ label: 'Surat tugas penarikan', href: paths.runningOrders() }] : []),
        ]}
      />
      <CollectorList hrefOfAccounts={paths.collectorAccountsOf} />
    </>
  );
}
