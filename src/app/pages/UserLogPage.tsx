import { PageHeader } from '@/components/PageHeader/PageHeader';
import { UserLog, useUserLogExport } from '@/features/history';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function UserLogPage({ title }: PageProps) {
  const { record } = useRecordLinks();
  const { actions, shown } = useUserLogExport();
  return (
    <>
      <PageHeader title={title} menu={actions} />
      <UserLog hrefOfRecord={record} />
      {shown}
    </>
  );
}
