import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AREA, MasterList, useMasterAdding } from '@/features/masters';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterAreaPage({ title }: PageProps) {
  const adding = useMasterAdding(AREA);
  const log = useRecordLog('area');
  return (
    <>
      <PageHeader title={title} primary={adding} menu={[log]} />
      <MasterList kind={AREA} />
    </>
  );
}
