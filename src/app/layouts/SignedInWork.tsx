import { useNavigate } from 'react-router-dom';
import { CountSyncPart } from '@/features/bpkbCounts';
import { ApprovalInboxPart, CreditSync } from '@/features/credits';
import { FieldSyncPart } from '@/features/field';
import { LocationReport } from '@/features/locations';
import { NotificationSync } from '@/features/notifications';
import { PushRegistration } from '@/features/push';
import { SurveySyncPart } from '@/features/surveys';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Session } from '@/lib/session/session';
import { announceUnauthorized } from '../session/unauthorized';
import { useFreshProfile } from '../session/useFreshProfile';
import { useRecordLinks } from '../useRecordLinks';

/** What runs beside the page while somebody is signed in. */
export function SignedInWork({
  session,
}: {
  /** Who is signed in. */
  session: Session;
}) {
  const navigate = useNavigate();
  const links = useRecordLinks();
  useFreshProfile(session);
  return (
    <>
      <NotificationSync />
      <CreditSync />
      {session.access.is_credit_approval === 1 && <ApprovalInboxPart links={links} />}
      {session.idTitle === SURVEYOR_TITLE_ID && (
        <SurveySyncPart session={session} onUnauthorized={announceUnauthorized} />
      )}
      {session.access.is_collector === 1 && (
        <FieldSyncPart session={session} onUnauthorized={announceUnauthorized} />
      )}
      {session.access.is_inventory === 1 && (
        <CountSyncPart session={session} onUnauthorized={announceUnauthorized} />
      )}
      <LocationReport />
      <PushRegistration userId={session.id} onOpen={(path) => void navigate(path)} />
    </>
  );
}
