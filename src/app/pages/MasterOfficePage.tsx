import { PageHeader } from '@/components/PageHeader/PageHeader';
import { OFFICE, MasterList } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterOfficePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={OFFICE} />
    </>
  );
}
