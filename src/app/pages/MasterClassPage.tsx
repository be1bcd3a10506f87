import { PageHeader } from '@/components/PageHeader/PageHeader';
import { ClassVersions } from '@/features/overdueClasses';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterClassPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.masterCount(), label: 'Perhitungan' }}>
        <RecordLog type="overdue_classes" />
      </PageHeader>
      <ClassVersions />
    </>
  );
}
