import { useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { PageParts } from '@/components/PageGrid/PageParts';
import { useApiVersion } from '@/lib/http/apiVersion';
import type { Session } from '@/lib/session/session';
import { useSession } from '@/lib/session/useSession';
import { useThemeMode } from '@/lib/theme/useThemeMode';
import { AccessSummary } from './components/AccessSummary';
import { AccountSection } from './components/AccountSection';
import { PersonSummary } from './components/PersonSummary';
import { ThemeChoice } from './components/ThemeChoice';
import { Versions } from './components/Versions';
import { OwnAuthenticator } from './OwnAuthenticator';
import { OwnDevices } from './OwnDevices';
import { OwnNotifications } from './OwnNotifications';
import { OwnPhoto } from './OwnPhoto';
import { OwnSessions } from './OwnSessions';
import { PasswordChange } from './PasswordChange';
import { useAccount } from './useAccount';
import styles from './AccountOverview.module.css';

export interface AccountOverviewProps {
  /** Version of the app. */
  appVersion: string;
  /** Whether this device gets push messages, and the way to change it. */
  pushState?: ReactNode;
  /** Asked to sign out. */
  onSignOut: () => void;
}

/** What /account holds below its heading. Signed out it shows nothing: the route needs a session. */
export function AccountOverview(props: AccountOverviewProps) {
  const session = useSession();
  return session && <SignedInOverview {...props} session={session} />;
}

function SignedInOverview({
  session,
  appVersion,
  pushState,
  onSignOut,
}: AccountOverviewProps & { session: Session }) {
  const { person, access } = useAccount(session);
  const { mode, setMode } = useThemeMode();
  const apiVersion = useApiVersion();
  const [isChanging, setIsChanging] = useState(false);
  return (
    <PageParts className={styles.root}>
      <PersonSummary {...person} />
      <AccountSection title="Foto">
        <OwnPhoto photo={person.photo} name={person.name} />
      </AccountSection>
      <AccessSummary sentences={access} />
      <AccountSection title="Kata sandi">
        <p>
          Dipakai bersama kode masuk. Tidak perlu diganti berkala; gantilah bila mungkin diketahui orang lain.
        </p>
        <Button onClick={() => setIsChanging(true)}>Ganti kata sandi</Button>
        {isChanging && <PasswordChange onClose={() => setIsChanging(false)} />}
      </AccountSection>
      <AccountSection title="Aplikasi autentikator">
        <OwnAuthenticator />
      </AccountSection>
      <AccountSection title="Sesi yang berjalan">
        <OwnSessions onAllEnded={onSignOut} />
      </AccountSection>
      <AccountSection title="Perangkat yang dikenal">
        <OwnDevices />
      </AccountSection>
      <AccountSection title="Notifikasi">
        <OwnNotifications />
      </AccountSection>
      <AccountSection title="Tampilan">
        <ThemeChoice value={mode} onChange={setMode} />
      </AccountSection>
      {pushState && <AccountSection title="Pemberitahuan di perangkat ini">{pushState}</AccountSection>}
      <Versions app={appVersion} api={apiVersion} />
      <Button kind="danger" onClick={onSignOut}>
        Keluar
      </Button>
    </PageParts>
  );
}
