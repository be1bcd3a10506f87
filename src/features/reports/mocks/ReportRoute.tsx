import { PageGrid } from '@/components/PageGrid/PageGrid';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import type { ReportKey } from '@/lib/contract/reportTerms';
import { definitionOf, ReportChoice, ReportScreen, useReportActs, useReportKey } from '..';
import type { RecordHref } from '../domain/recordCell';

const hrefOf: RecordHref = (record, id) => `/${record}/${encodeURIComponent(id)}`;

/** The page of reports as the app joins it, for connected stories. */
export function ReportRoute() {
  const report = useReportKey();
  return (
    <PageGrid>
      {report ? (
        <OneReport key={report} of={report} />
      ) : (
        <>
          <PageHeader title="Laporan" />
          <ReportChoice hrefOf={(key) => `/report?report=${key}`} />
        </>
      )}
    </PageGrid>
  );
}

function OneReport({ of }: { of: ReportKey }) {
  const { primary, actions, shown } = useReportActs(of);
  const { title, words } = definitionOf(of);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: '/report', label: 'Laporan' }}
        meta={words}
        primary={primary}
        menu={actions}
      />
      {shown}
      <ReportScreen of={of} hrefOf={hrefOf} />
    </>
  );
}
