import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MasterList, REGISTRATION_STATUS } from '@/features/masters';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterStatusPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="registration_status" />
      </PageHeader>
      <MasterList kind={REGISTRATION_STATUS} />
    </>
  );
}
