import { Navigate, useParams } from 'react-router-dom';
import { RegistrationPapers, usePaperInAddress } from '@/features/registrations';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';

/** The path is open (SPEC 2), the form is not: whoever has no session signs in first. */
export default function PrintFormPage() {
  const { id = '' } = useParams();
  const paper = usePaperInAddress();
  if (!useSession()) return <Navigate to={paths.login(paths.printRegistration(id, paper))} replace />;
  return (
    <RegistrationPapers
      key={id}
      id={id}
      paper={paper}
      hrefOf={(one) => paths.printRegistration(id, one)}
      backHref={paths.customerDetail(id)}
    />
  );
}
