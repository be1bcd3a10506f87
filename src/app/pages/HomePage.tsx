import { useSession } from '@/lib/session/useSession';
import { HomeDashboard } from '../home/HomeDashboard';
import { Welcome } from '../home/Welcome';
import { paths } from '../paths';

export default function HomePage() {
  const session = useSession();
  return session ? (
    <HomeDashboard session={session} />
  ) : (
    <Welcome loginHref={paths.login()} policyHref={paths.policy()} />
  );
}
