import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MasterList, REGISTRATION_STATUS } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterStatusPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={REGISTRATION_STATUS} />
    </>
  );
}
