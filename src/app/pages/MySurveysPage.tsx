import { PageHeader } from '@/components/PageHeader/PageHeader';
import { MySurveys } from '@/features/surveys';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function MySurveysPage({ title }: PageProps) {
  const owner = useSession()?.id ?? '';
  return (
    <>
      <PageHeader title={title} back={{ href: paths.customers(), label: 'Form Registrasi' }} />
      <MySurveys owner={owner} hrefOf={paths.customerSurvey} />
    </>
  );
}
