import { PageParts } from '@/components/PageGrid/PageParts';
import { ToolsPlace } from '@/components/TableTools/ToolsPlace';
import { useViews } from '@/components/TableTools/ViewsContext';
import { ReportLinks, type ReportLinksProps } from './components/ReportLinks';
import { REPORT_PLACE } from './domain/reportPlace';

/** All reports that there are, and those that were saved with what they are of. */
export function ReportChoice(props: ReportLinksProps) {
  const views = useViews(REPORT_PLACE.viewed);
  return (
    <PageParts>
      {views && <ToolsPlace views={views} />}
      <ReportLinks {...props} />
    </PageParts>
  );
}
