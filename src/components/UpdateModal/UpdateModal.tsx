import MuiDialog from '@mui/material/Dialog';
import { useId } from 'react';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { Button } from '@/components/Button/Button';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { MuiTheme } from '@/lib/theme/MuiTheme';
import styles from './UpdateModal.module.css';

export interface UpdateModalProps {
  /** A newer version is there (SPEC 2). */
  open: boolean;
  /** The version that runs here. */
  appVersion: string;
  /** The version that the API answers with. */
  apiVersion: string;
  /** The app's page in the store. */
  storeUrl: string;
  /** Puts the update off; without it there is only the update. */
  onLater?: () => void;
}

/** Full screen: a newer version is there (SPEC 2). */
export function UpdateModal({ open, appVersion, apiVersion, storeUrl, onLater }: UpdateModalProps) {
  const titleId = useId();
  return (
    <MuiTheme>
      <MuiDialog open={open} fullScreen aria-labelledby={titleId} onClose={onLater}>
        <div className={styles.root}>
          <BrandMark size={48} />
          <h2 id={titleId}>Versi baru Angsur</h2>
          <dl>
            <div>
              <dt>Versi aplikasi</dt>
              <dd>{appVersion}</dd>
            </div>
            <div>
              <dt>Versi API</dt>
              <dd>
                {apiVersion} <strong>Tersedia</strong>
              </dd>
            </div>
          </dl>
          <LinkButton kind="primary" href={storeUrl} wide>
            Update
          </LinkButton>
          {onLater && (
            <Button kind="quiet" wide onClick={onLater}>
              Nanti
            </Button>
          )}
        </div>
      </MuiDialog>
    </MuiTheme>
  );
}
