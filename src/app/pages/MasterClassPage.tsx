import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ClassVersions, useLetterDaysAsking, useVersionAdding } from '@/features/overdueClasses';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterClassPage({ title }: PageProps) {
  const adding = useVersionAdding();
  const asking = useLetterDaysAsking();
  const log = useRecordLog('overdue_classes');
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.masterCount(), label: 'Perhitungan' }}
        primary={adding}
        menu={[asking, log]}
      />
      <ClassVersions />
    </>
  );
}
