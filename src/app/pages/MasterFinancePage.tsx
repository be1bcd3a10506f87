import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FINANCE, MasterList } from '@/features/masters';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterFinancePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="finance" />
      </PageHeader>
      <MasterList kind={FINANCE} />
    </>
  );
}
