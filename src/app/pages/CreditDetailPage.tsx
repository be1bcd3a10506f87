import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditDetail, lastListHref, useCreditActs } from '@/features/credits';
import type { Receipt } from '@/lib/contract/credits';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';
import { usePrefetchWhenIdle } from '../usePrefetchWhenIdle';

// A receipt is read far more often than it is printed again.
const CreditReprint = lazyOverlay(() => import('./CreditReprint'), byOnClose);

export default function CreditDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const mayChange = useSession()?.access.is_credit_update === 1;
  const links = useRecordLinks();
  usePrefetchWhenIdle(mayChange ? paths.creditChange(id) : null);
  const [printing, setPrinting] = useState<Receipt | null>(null);
  const { actions, shown } = useCreditActs({ id, changeHref: paths.creditChange(id), onPrint: setPrinting });
  const [primary, ...menu] = actions;
  const log = useRecordLog('credit', id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: lastListHref(paths.credit()), label: 'Nota Cicilan' }}
        primary={primary}
        menu={[...menu, log]}
      />
      <CreditDetail id={id} listHref={paths.credit()} links={links} />
      {shown}
      {printing && (
        <CreditReprint id={printing.id} invoice={printing.invoice ?? ''} onClose={() => setPrinting(null)} />
      )}
    </>
  );
}
