import { useParams } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditDetail, lastListHref } from '@/features/credits';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CreditDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const mayChange = useSession()?.access.is_credit_update === 1;
  return (
    <>
      <PageHeader title={title} back={{ href: lastListHref(paths.credit()), label: 'Nota Cicilan' }}>
        {mayChange && (
          <LinkButton kind="primary" href={paths.creditChange(id)}>
            Minta perubahan
          </LinkButton>
        )}
      </PageHeader>
      <CreditDetail id={id} listHref={paths.credit()} />
    </>
  );
}
