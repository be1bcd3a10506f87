import { useNavigate } from 'react-router-dom';
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
      <PageHeader
        title={title}
        menu={[
          { label: 'Persetujuan', href: paths.approvals() },
          { label: 'My History', href: paths.history() },
        ]}
      />
      <AccountOverview
        appVersion={APP_VERSION}
        pushState={<PushStatus />}
        onSignOut={() => void navigate(paths.logout())}
      />
    </>
  );
}
