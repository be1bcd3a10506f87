import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AREA, MasterList } from '@/features/masters';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterAreaPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="area" />
      </PageHeader>
      <MasterList kind={AREA} />
    </>
  );
}
