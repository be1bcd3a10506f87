import { useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '@/features/auth';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { usePreload } from '../preload';
import { backAddress } from '../session/backAddress';

export default function LoginPage() {
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const back = backAddress(useLocation().search);
  const idle = useAppIdle();
  const preload = usePreload();
  // The page of the code is here by the time that the password is typed.
  useEffect(() => {
    if (idle) preload.page(paths.loginCode());
  }, [idle, preload]);
  if (signedIn) return <Navigate to={back} replace />;
  return <SignIn onChallenge={() => void navigate(paths.loginCode(back === '/' ? undefined : back))} />;
}
