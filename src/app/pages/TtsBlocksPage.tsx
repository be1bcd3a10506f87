import { PageHeader } from '@/components/PageHeader/PageHeader';
import { TtsBlocks } from '@/features/field';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function TtsBlocksPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorPlans(), label: 'Rencana Kerja Kolektor' }}
        menu={[{ label: 'Tanda terima kolektor', href: paths.collectorOfficeTts() }]}
      />
      <TtsBlocks />
    </>
  );
}
