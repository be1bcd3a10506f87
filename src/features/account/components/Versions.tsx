import { AccountSection } from './AccountSection';
import styles from './Versions.module.css';

export interface VersionsProps {
  /** Version of the app. */
  app: string;
  /** null: no answer has carried one yet. */
  api: string | null;
}

/** The two versions that help desks ask for. */
export function Versions({ app, api }: VersionsProps) {
  return (
    <AccountSection title="Versi">
      <dl className={styles.root}>
        <dt>Aplikasi</dt>
        <dd>{app}</dd>
        <dt>API</dt>
        <dd>{api ?? 'Belum diketahui'}</dd>
      </dl>
    </AccountSection>
  );
}
