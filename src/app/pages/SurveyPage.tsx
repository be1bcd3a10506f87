import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { UploadField } from '@/features/files';
import { RegistrationHandOver } from '@/features/registrations';
import { SurveyVisit } from '@/features/surveys';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function SurveyPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const owner = useSession()?.id ?? '';
  return (
    <>
      <PageHeader title={title} back={{ href: paths.customerSurveys(), label: 'Survei Saya' }} />
      <SurveyVisit
        key={id}
        id={Number(id)}
        owner={owner}
        detailHref={paths.customerDetail(id)}
        handOver={<RegistrationHandOver id={id} Upload={UploadField} />}
      />
    </>
  );
}
