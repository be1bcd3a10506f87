import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditActions, CreditDetail, lastListHref } from '@/features/credits';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { usePrefetchWhenIdle } from '../usePrefetchWhenIdle';

export default function CreditDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const mayChange = useSession()?.access.is_credit_update === 1;
  usePrefetchWhenIdle(mayChange ? paths.creditChange(id) : null);
  return (
    <>
      <PageHeader title={title} back={{ href: lastListHref(paths.credit()), label: 'Nota Cicilan' }}>
        {mayChange && <CreditActions id={id} changeHref={paths.creditChange(id)} />}
      </PageHeader>
      <CreditDetail id={id} listHref={paths.credit()} />
    </>
  );
}
