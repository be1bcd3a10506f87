import { useSession } from '@/lib/session/useSession';
import { Desk } from '../home/Desk';
import { Welcome } from '../home/Welcome';
import { paths } from '../paths';

export default function HomePage() {
  const session = useSession();
  return session ? (
    <Desk session={session} />
  ) : (
    <Welcome loginHref={paths.login()} policyHref={paths.policy()} />
  );
}
