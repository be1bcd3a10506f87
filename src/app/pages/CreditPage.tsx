import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CreditExport, CreditList } from '@/features/credits';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function CreditPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <CreditExport />
      </PageHeader>
      <CreditList hrefOf={paths.creditDetail} />
    </>
  );
}
