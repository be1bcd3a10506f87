import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AREA, MasterList } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterAreaPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={AREA} />
    </>
  );
}
