import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OverdueList, useOverdueExport } from '@/features/collection';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OverduePage({ title }: PageProps) {
  const mayOpen = useSession()?.access.is_contract === 1;
  const { actions, shown } = useOverdueExport();
  return (
    <>
      <PageHeader title={title} menu={actions} />
      <OverdueList hrefOf={mayOpen ? paths.contractDetail : undefined} />
      {shown}
    </>
  );
}
