import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FINANCE, MasterList } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterFinancePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={FINANCE} />
    </>
  );
}
