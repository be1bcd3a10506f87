import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditList, useCreditExport } from '@/features/credits';
import { RequestInbox } from '@/features/requests';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function CreditPage({ title }: PageProps) {
  const links = useRecordLinks();
  const { actions, shown } = useCreditExport();
  return (
    <>
      <PageHeader title={title} menu={actions} />
      <RequestInbox hrefOfContract={links.contract} />
      <CreditList hrefOf={paths.creditDetail} links={links} />
      {shown}
    </>
  );
}
