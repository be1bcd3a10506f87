import { Navigate, useParams } from 'react-router-dom';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { FilePicture, KeptFileView, UploadField } from '@/features/files';
import { lastListHref, RegistrationDetail, useRegistrationActs } from '@/features/registrations';
import { RegistrationSurveys } from '@/features/surveys';
import { receiptOfLink } from '@/lib/contract/notifications';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';
import { useRecordLinks } from '../useRecordLinks';
import { useRecordLog } from '../useRecordLog';

/** A form registrasi, or where a notification about a receipt without one leads (DOMAIN, Notifications): the receipt. */
export default function CustomerDetailPage({ title }: PageProps) {
  const { id = '' } = useParams();
  const receipt = receiptOfLink(id);
  return receipt === null ? (
    <Form key={id} id={id} title={title} />
  ) : (
    <Navigate to={paths.creditDetail(receipt)} replace />
  );
}

function Form({ id, title }: PageProps & { id: string }) {
  const links = useRecordLinks();
  const reader = useSession()?.id ?? '';
  const { primary, actions, shown } = useRegistrationActs({
    id,
    hrefOfEdit: paths.customerEdit,
    hrefOfPapers: paths.printRegistration,
    Upload: UploadField,
  });
  const log = useRecordLog('registration', id);
  return (
    <>
      <PageHeader
        title={title}
        back={{ href: lastListHref(paths.customers()), label: 'Form Registrasi' }}
        primary={primary}
        menu={[...actions, log]}
      />
      {shown}
      <RegistrationDetail
        id={id}
        listHref={paths.customers()}
        hrefOf={paths.customerDetail}
        hrefOfContract={links.contract}
        File={KeptFileView}
        Upload={UploadField}
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
