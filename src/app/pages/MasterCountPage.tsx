import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CalculationList, useCalculationAdding } from '@/features/calculations';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterCountPage({ title }: PageProps) {
  const adding = useCalculationAdding();
  const log = useRecordLog('calculation');
  return (
    <>
      <PageHeader
        title={title}
        primary={adding}
        menu={[{ label: 'Kelas Tunggakan', href: paths.masterClass() }, log]}
      />
      <CalculationList />
    </>
  );
}
