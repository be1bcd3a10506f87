import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditExport, CreditList } from '@/features/credits';
import { RequestInbox } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function CreditPage({ title }: PageProps) {
  const links = useRecordLinks();
  return (
    <>
      <PageHeader title={title}>
        <CreditExport />
      </PageHeader>
      <RequestInbox hrefOfContract={links.contract} />
      <CreditList hrefOf={paths.creditDetail} links={links} />
    </>
  );
}
