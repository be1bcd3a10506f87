import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { PeriodExportScreen, usePeriodExportActs } from '..';
import type { PeriodExport } from '../domain/periodExports';

/** A page of exports as the app joins it, for connected stories. */
export function ExportRoute<E extends AnyEndpoint>({ of, title }: { of: PeriodExport<E>; title: string }) {
  const { primary, shown } = usePeriodExportActs(of);
  return (
    <PageGrid>
      <PageHeader title={title} primary={primary} />
      {shown}
      <PeriodExportScreen of={of} />
    </PageGrid>
  );
}
