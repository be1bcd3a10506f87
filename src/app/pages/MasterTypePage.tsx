import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CONTRACT_TYPE, MasterList } from '@/features/masters';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterTypePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="contract_type" />
      </PageHeader>
      <MasterList kind={CONTRACT_TYPE} />
    </>
  );
}
