import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MasterList, PROVINCE } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterRegionPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={PROVINCE} />
    </>
  );
}
