import { QrCode } from '@/components/QrCode/QrCode';
import styles from './AuthenticatorKey.module.css';

export interface AuthenticatorKeyProps {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://totp/…`, for the camera. */
  uri: string;
}

/** What the app on the phone is given: a code for its camera, and the same for typing. */
export function AuthenticatorKey({ secret, uri }: AuthenticatorKeyProps) {
  return (
    <div className={styles.root}>
      <QrCode text={uri} label="Kode QR untuk aplikasi autentikator" />
      <div>
        <p>
          Buka aplikasi autentikator di ponsel (misalnya Google Authenticator, Microsoft Authenticator,
          Aegis), tambah akun, lalu pindai kode ini.
        </p>
        <p>
          Sedang memakai ponsel itu? <a href={uri}>Buka di aplikasi</a>, atau ketik kunci ini:
        </p>
        <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </div>
    </div>
  );
}
