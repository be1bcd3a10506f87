import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CollectorUnit } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorUnitPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const session = useSession();
  return (
    <>
      <PageHeader title={title} back={{ href: paths.collectorUnits(), label: 'Surat Tugas' }} />
      <CollectorUnit
        key={id}
        id={Number(id)}
        owner={session?.id ?? ''}
        collector={session?.name ?? ''}
        ordersHref={paths.collectorUnits()}
      />
    </>
  );
}
