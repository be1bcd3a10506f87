import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OfficeTts } from '@/features/field';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function OfficeTtsPage({ title }: PageProps) {
  const self = useSession()?.id ?? '';
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorPlans(), label: 'Rencana Kerja Kolektor' }}
        menu={[{ label: 'Blok nomor tanda terima', href: paths.collectorTtsBlocks() }]}
      />
      <OfficeTts self={self} />
    </>
  );
}
