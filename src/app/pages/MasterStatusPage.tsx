import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MasterList, REGISTRATION_STATUS, useMasterAdding } from '@/features/masters';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterStatusPage({ title }: PageProps) {
  const adding = useMasterAdding(REGISTRATION_STATUS);
  const log = useRecordLog('registration_status');
  return (
    <>
      <PageHeader title={title} primary={adding} menu={[log]} />
      <MasterList kind={REGISTRATION_STATUS} />
    </>
  );
}
