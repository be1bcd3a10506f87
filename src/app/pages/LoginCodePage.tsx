import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { CodeEntry } from '@/features/auth';
import type { Profile } from '@/lib/contract/auth';
import { profileSession } from '@/lib/session/profileSession';
import { writeSession } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { usePreload } from '../preload';
import { backAddress } from '../session/backAddress';

/** The form stays while the page behind it is fetched, but not longer than this, ms. */
const PRELOAD_TIMEOUT = 3_000;

export default function LoginCodePage() {
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const preload = usePreload();
  const back = backAddress(useLocation().search);
  if (signedIn) return <Navigate to={back} replace />;

  const handleSignedIn = async (token: string, profile: Profile) => {
    const session = profileSession(token, profile);
    await Promise.race([
      preload.view(new URL(back, location.origin).pathname, session),
      new Promise((resolve) => setTimeout(resolve, PRELOAD_TIMEOUT)),
    ]);
    // Being signed in leads on by itself, here and in every other tab that waits at sign-in.
    writeSession(session);
  };
  return (
    <CodeEntry
      onSignedIn={(token, profile) => void handleSignedIn(token, profile)}
      onBack={() => void navigate(paths.login(back === '/' ? undefined : back), { replace: true })}
    />
  );
}
