import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CONTRACT_TYPE, MasterList, useMasterAdding } from '@/features/masters';
import type { PageProps } from '../RouteSpec';
import { useRecordLog } from '../useRecordLog';

export default function MasterTypePage({ title }: PageProps) {
  const adding = useMasterAdding(CONTRACT_TYPE);
  const log = useRecordLog('contract_type');
  return (
    <>
      <PageHeader title={title} primary={adding} menu={[log]} />
      <MasterList kind={CONTRACT_TYPE} />
    </>
  );
}
