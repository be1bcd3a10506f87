import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CallButton, OverdueList, useLetterWork, useOverdueExport } from '@/features/collection';
import type { OverdueRow } from '@/lib/contract/overdue';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OverduePage({ title }: PageProps) {
  const access = useSession()?.access;
  const mayOpen = access?.is_contract === 1;
  const { actions, shown } = useOverdueExport();
  const letters = useLetterWork();
  return (
    <>
      <PageHeader
        title={title}
        menu={[
          ...letters.actions,
          { label: 'Surat dan pengirimannya', href: paths.letters() },
          { label: 'Janji bayar', href: paths.promises() },
          access?.is_collector_spv === 1
            ? { label: 'Telepon di luar ketentuan', href: paths.outsideCalls() }
            : null,
          ...actions,
        ]}
      />
      <OverdueList hrefOf={mayOpen ? paths.contractDetail : undefined} actsOf={actsOf} />
      {letters.shown}
      {shown}
    </>
  );
}

const actsOf = ({ code, customer_name }: OverdueRow) => <CallButton code={code} name={customer_name} />;
