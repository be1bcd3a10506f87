import { PageHeader } from '@/components/PageHeader/PageHeader';
import { PlanProgressList } from '@/features/field';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CollectorPlansPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.collectorDistribution(), label: 'Distribusi Kolektor' }}
        menu={[
          { label: 'Tanda terima kolektor', href: paths.collectorOfficeTts() },
          { label: 'Kurang setor', href: paths.shortages() },
          { label: 'Blok nomor tanda terima', href: paths.collectorTtsBlocks() },
          { label: 'Kunjungan di luar ketentuan', href: paths.collectorOutsideVisits() },
        ]}
      />
      <PlanProgressList hrefOf={paths.collectorPlanDetail} />
    </>
  );
}
