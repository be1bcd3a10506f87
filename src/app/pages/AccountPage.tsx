import { useNavigate } from 'react-router-dom';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageHeader } from '@/components/PageHeader/PageHeader';
import { AccountOverview } from '@/features/account';
import { PushStatus } from '@/features/push';
import { APP_VERSION } from '../env';
import { paths } from '../paths';
import type { PageProps } from '../RouteSpec';

export default function AccountPage({ title }: PageProps) {
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={title}>
        <LinkButton href={paths.approvals()}>Persetujuan</LinkButton>
        <LinkButton href={paths.history()}>My History</LinkButton>
      </PageHeader>
      <AccountOverview
        appVersion={APP_VERSION}
        pushState={<PushStatus />}
        onSignOut={() => void navigate(paths.logout())}
      />
    </>
  );
}
