import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorVisit } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorVisitPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.collectorCustomers(), label: 'Akun Kolektor' }} />
      <CollectorVisit
        key={id}
        code={id}
        owner={session?.id ?? ''}
        collector={session?.name ?? ''}
        planHref={paths.collectorCustomers()}
        orderHrefOf={paths.collectorUnit}
      />
    </>
  );
}
