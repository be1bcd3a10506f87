import { PageHeader } from '@/components/PageHeader/PageHeader';
import { UserLog, UserLogExport } from '@/features/history';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function UserLogPage({ title }: PageProps) {
  const { record } = useRecordLinks();
  return (
    <>
      <PageHeader title={title}>
        <UserLogExport />
      </PageHeader>
      <UserLog hrefOfRecord={record} />
    </>
  );
}
