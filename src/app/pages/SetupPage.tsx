import { PageHeader } from '@/components/PageHeader/PageHeader';
import { CalculationEditor } from '@/features/calculations';
import { CONTRACT_TYPE, FINANCE, MasterOpening, OFFICE } from '@/features/masters';
import { SetupGuide, type SetupEditors } from '@/features/setup';
import { StaffHiring } from '@/features/staff';
import { hrefOfLink } from '../hrefOfLink';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

const EDITORS: SetupEditors = {
  office: (id, onClose) => <MasterOpening kind={OFFICE} id={id} onClose={onClose} />,
  hire: (onClose) => <StaffHiring hrefOfLink={hrefOfLink} onClose={onClose} />,
  calculation: (kind, today, onClose) => (
    <CalculationEditor row={null} mode="create" kind={kind} today={today} onClose={onClose} />
  ),
  contractType: (onClose) => <MasterOpening kind={CONTRACT_TYPE} onClose={onClose} />,
  finance: (onClose) => <MasterOpening kind={FINANCE} onClose={onClose} />,
};

const HREFS = {
  COMPANY: paths.masterOffice(),
  TITLES: paths.titles(),
  STAFF: paths.staff(),
  CALCULATION: paths.masterCount(),
  CONTRACT_TYPE: paths.masterType(),
  FINANCE: paths.masterFinance(),
  PRICES: paths.priceList(),
};

export default function SetupPage({ title }: PageProps) {
  return (
    <>
      <PageHeader title={title} back={{ href: paths.home(), label: 'Beranda' }} />
      <SetupGuide
        editors={EDITORS}
        hrefs={HREFS}
        givenHrefs={{ statuses: paths.masterStatus(), regions: paths.masterRegion() }}
      />
    </>
  );
}
