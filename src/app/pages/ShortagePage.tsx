import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ShortageList } from '@/features/handovers';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function ShortagePage({ title }: PageProps) {
  const takesMoney = useSession()?.access.is_credit_add === 1;
  return (
    <>
      <PageHeader
        title={title}
        back={
          takesMoney
            ? { href: paths.handovers(), label: 'Setoran Kolektor' }
            : { href: paths.collectorPlans(), label: 'Rencana Kerja Kolektor' }
        }
      />
      <ShortageList takesMoney={takesMoney} hrefOfHandover={paths.handoverDetail} />
    </>
  );
}
