import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditList } from '@/features/credits';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CreditPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} />
      <CreditList hrefOf={paths.creditDetail} />
    </>
  );
}
