import { PageHeader } from '@/components/PageHeader/PageHeader';
import { HandoverOverview } from '@/features/handovers';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function HandoverPage({ title }: PageProps) {
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: paths.payments(), label: 'Bayar Cicilan' }}
        primary={{ label: 'Terima setoran', href: paths.handoverTaking() }}
        menu={[
          { label: 'Kurang setor', href: paths.shortages() },
          { label: 'Kas Kasir', href: paths.paymentDay() },
        ]}
      />
      <HandoverOverview
        takingHref={paths.handoverTaking()}
        shortagesHref={paths.shortages()}
        hrefOf={paths.handoverDetail}
      />
    </>
  );
}
