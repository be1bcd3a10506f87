import { useCallback } from 'react';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { definitionOf, ReportChoice, ReportScreen, useReportActs, useReportKey } from '@/features/reports';
import type { ReportKey, ReportRecord } from '@/lib/contract/reportTerms';
import { useHeadingFocus } from '@/lib/browser/useHeadingFocus';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { isRegistered, routeAt } from '../routeAccess';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

/** Laporan: all that there are, or the one that the address names. */
export default function ReportPage({ title }: PageProps) {
  const report = useReportKey();
  if (report) return <OneReport key={report} of={report} all={title} />;
  return (
    <>
      <PageHeader title={title} />
      <ReportChoice hrefOf={paths.report} />
    </>
  );
}

function OneReport({ of, all }: { of: ReportKey; all: string }) {
  useHeadingFocus();
  const { primary, actions, shown } = useReportActs(of);
  const { title, words } = definitionOf(of);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.reports(), label: all }}
        meta={words}
        primary={primary}
        menu={actions}
      />
      {shown}
      <ReportScreen of={of} hrefOf={useReportLinks()} />
    </>
  );
}

/** Where this person opens what a row names. */
function useReportLinks() {
  const session = useSession();
  const links = useRecordLinks();
  return useCallback(
    (record: ReportRecord, id: string) => {
      if (record === 'receipt') return links.receipt?.(id) ?? null;
      if (record === 'contract') return (links.contract ?? links.card)?.(id) ?? null;
      return isRegistered(routeAt(paths.pettyCash()), session) ? paths.pettyVoucher(id) : null;
    },
    [links, session],
  );
}
