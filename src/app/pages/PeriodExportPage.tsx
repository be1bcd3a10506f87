import { useLocation } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CONTRACTS, PeriodExportScreen, RECEIPTS, usePeriodExportActs } from '@/features/exports';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import type { PageProps } from '../RouteSpec';

/** Receipts or contracts of a period: one small page, told apart by its address. */
export default function PeriodExportPage({ title }: PageProps) {
  const { pathname } = useLocation();
  return pathname.startsWith('/export/contract') ? (
    <Exported key="contracts" title={title} of={CONTRACTS} />
  ) : (
    <Exported key="receipts" title={title} of={RECEIPTS} />
  );
}

type ExportedProps<E extends AnyEndpoint> = PageProps & ComponentProps<typeof PeriodExportScreen<E>>;

function Exported<E extends AnyEndpoint>({ title, of }: ExportedProps<E>) {
  const { primary, shown } = usePeriodExportActs(of);
  return (
    <>
      <PageHeader title={title} primary={primary} />
      {shown}
      <PeriodExportScreen of={of} />
    </>
  );
}
