import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractList } from '@/features/contracts';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function ContractPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <ContractList hrefOf={paths.contractDetail} />
    </>
  );
}
