import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MessagePage } from '@/components/MessagePage/MessagePage';
import { useSignOut } from '@/features/auth';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { backAddress } from '../session/backAddress';
import { UnsentFirst } from './UnsentFirst';

/** Asks first where somebody would leave visits behind that the server does not have; the server's word is not asked about. */
export default function LogoutPage() {
  const session = useSession();
  const location = useLocation();
  const [isAgreed, setIsAgreed] = useState(false);
  const isOver = new URLSearchParams(location.search).get('alasan') === 'sesi' || isDoneIn(location.state);
  if (session && worksOnTheWay(session) && !isOver && !isAgreed) {
    return <UnsentFirst owner={session.id} onLeave={() => setIsAgreed(true)} />;
  }
  return <SignedOut />;
}

/** Whose work may lie on this device alone. */
const worksOnTheWay = ({ idTitle, access }: Session) =>
  idTitle === SURVEYOR_TITLE_ID || access.is_collector === 1;

const isDoneIn = (state: unknown) => (state as { done?: boolean } | null)?.done === true;

/**
 * Signs out and says so (SPEC 2, 5). Where the server ended the session, what was typed and not sent stays in this tab
 * until the same person signs in again; whoever signs out leaves nothing.
 */
function SignedOut() {
  const session = useSession();
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const signOut = useSignOut();
  const expired = new URLSearchParams(search).get('alasan') === 'sesi';
  const isDone = isDoneIn(location.state);

  useEffect(() => {
    if (isDone) return;
    // Once per visit: when another tab signs in later, this page must not sign that out too.
    void navigate(pathname + search, { replace: true, state: { done: true } });
    void signOut(expired ? 'sesi' : 'sendiri');
    void endPush();
  }, [isDone, navigate, pathname, search, signOut, expired]);

  if (session && isDone) {
    return (
      <MessagePage
        title="Anda sudah masuk lagi"
        actions={
          <LinkButton kind="primary" href={backAddress(search)}>
            Lanjutkan
          </LinkButton>
        }
      >
        Akun {session.name || session.username} masuk di tab lain.
      </MessagePage>
    );
  }
  const back = backAddress(search);
  return (
    <MessagePage
      title={expired ? 'Sesi Anda berakhir' : 'Anda sudah keluar'}
      actions={
        <>
          <LinkButton href={paths.home()}>Ke beranda</LinkButton>
          <LinkButton kind="primary" href={paths.login(back === '/' ? undefined : back)}>
            Masuk lagi
          </LinkButton>
        </>
      }
    >
      {expired
        ? 'Demi keamanan, silakan masuk lagi. Yang belum terkirim masih tersimpan di tab ini.'
        : 'Semua tab Angsur di perangkat ini sudah keluar.'}
    </MessagePage>
  );
}

/** This device stops getting the person's messages, as best it can; nobody waits for it. */
async function endPush(): Promise<void> {
  try {
    const { disablePush } = await import('@/lib/push/pushState');
    await disablePush();
  } catch {
    // Without its chunk push was never on here.
  }
}
