import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CalculationList } from '@/features/calculations';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';

export default function MasterCountPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title}>
        <RecordLog type="calculation" />
        <LinkButton href={paths.masterClass()}>Kelas Tunggakan</LinkButton>
      </PageHeader>
      <CalculationList />
    </>
  );
}
