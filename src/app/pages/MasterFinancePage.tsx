import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FINANCE, MasterList, useMasterAdding } from '@/features/masters';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterFinancePage({ title }: PageProps) {
  const adding = useMasterAdding(FINANCE);
  const log = useRecordLog('finance');
  return (
    <>
      <PageHeader title={title} primary={adding} menu={[log]} />
      <MasterList kind={FINANCE} />
    </>
  );
}
