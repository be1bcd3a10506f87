import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractList } from '@/features/contracts';
import { RequestInbox } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function ContractPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <RequestInbox hrefOfContract={paths.contractDetail} />
      <ContractList hrefOf={paths.contractDetail} />
    </>
  );
}
