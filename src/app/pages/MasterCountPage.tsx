import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CalculationList } from '@/features/calculations';
import type { PageProps } from '../RouteSpec';

export default function MasterCountPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <CalculationList />
    </>
  );
}
