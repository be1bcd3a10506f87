import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ContractList } from '@/features/contracts';
import { RequestInbox } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function ContractPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          { label: 'Jaminan fidusia', href: paths.fiduciaries() },
          { label: 'Surat tugas penarikan', href: paths.runningOrders() },
        ]}
      />
      <RequestInbox hrefOfContract={paths.contractDetail} />
      <ContractList hrefOf={paths.contractDetail} />
    </>
  );
}
