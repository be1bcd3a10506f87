import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CallButton, OverdueList, useLetterWork, useOverdueExport } from '@/features/collection';
import type { OverdueRow } from '@/lib/contract/overdue';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OverduePage({ title }: PageProps) {
  const mayOpen = useSession()?.access.is_contract === 1;
  const { actions, shown } = useOverdueExport();
  const letters = useLetterWork();
  return (
    <>
      <PageHeader title={title} menu={[...letters.actions, ...actions]} />
      <OverdueList hrefOf={mayOpen ? paths.contractDetail : undefined} actsOf={actsOf} />
      {letters.shown}
      {shown}
    </>
  );
}

const actsOf = ({ code, customer_name }: OverdueRow) => <CallButton code={code} name={customer_name} />;
