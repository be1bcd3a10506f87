import { PageHeader } from '@/components/PageHeader/PageHeader';
import { InstalmentSimulation } from '@/features/instalments';
import type { PageProps } from '../RouteSpec';

export default function InstalmentPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <InstalmentSimulation />
    </>
  );
}
