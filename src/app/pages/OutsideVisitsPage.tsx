import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OutsideVisits } from '@/features/field';
import { KeptFileView } from '@/features/files';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OutsideVisitsPage({ title }: PageProps) {
  const opens = useSession()?.access.is_contract === 1;
  return (
    <>
      <PageHeader title={title} back={{ href: paths.collectorPlans(), label: 'Rencana Kerja Kolektor' }} />
      <OutsideVisits FileView={KeptFileView} {...(opens && { hrefOf: paths.contractDetail })} />
    </>
  );
}
