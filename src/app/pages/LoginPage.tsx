import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { SignIn } from '@/features/auth';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';
import { backAddress } from '../session/backAddress';

export default function LoginPage() {
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  const back = backAddress(useLocation().search);
  if (signedIn) return <Navigate to={back} replace />;
  return <SignIn onChallenge={() => void navigate(paths.loginCode(back === '/' ? undefined : back))} />;
}
