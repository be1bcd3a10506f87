import { useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FilePicture, KeptFileView } from '@/features/files';
import { lastListHref, RegistrationDetail } from '@/features/registrations';
import { RegistrationSurveys } from '@/features/surveys';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { RecordLog } from '../RecordLog';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';

export default function CustomerDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const links = useRecordLinks();
  const reader = useSession()?.id ?? '';
  return (
    <>
      <PageHeader title={title} back={{ href: lastListHref(paths.customers()), label: 'Form Registrasi' }}>
        <RecordLog type="registration" record={id} />
      </PageHeader>
      <RegistrationDetail
        key={id}
        id={id}
        listHref={paths.customers()}
        hrefOf={paths.customerDetail}
        hrefOfEdit={paths.customerEdit}
        hrefOfContract={links.contract}
        hrefOfPapers={paths.printRegistration}
        File={KeptFileView}
        surveys={(registration) => (
          <RegistrationSurveys
            registration={registration}
            reader={reader}
            fillHref={paths.customerSurvey(id)}
            Photo={FilePicture}
          />
        )}
      />
    </>
  );
}
