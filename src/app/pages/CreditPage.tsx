import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditExport, CreditList } from '@/features/credits';
import { RequestInbox } from '@/features/requests';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CreditPage({ title }: PageProps) {
  const readsContracts = useSession()?.access.is_contract === 1;
  return (
    <>
      <PageHeader title={title}>
        <CreditExport />
      </PageHeader>
      <RequestInbox hrefOfContract={readsContracts ? paths.contractDetail : undefined} />
      <CreditList hrefOf={paths.creditDetail} />
    </>
  );
}
