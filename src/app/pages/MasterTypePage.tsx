import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CONTRACT_TYPE, MasterList } from '@/features/masters';
import type { PageProps } from '../RouteSpec';

export default function MasterTypePage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <MasterList kind={CONTRACT_TYPE} />
    </>
  );
}
