import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import styles from './RecoveryCodes.module.css';

export interface RecoveryCodesProps {
  /** As the server gave them, this once. */
  codes: readonly string[];
  /** They shall be kept as a file. */
  onSave: () => void;
  /** Whether it was said that they are kept. */
  isKept: boolean;
  /** Said, or taken back. */
  onKept: (isKept: boolean) => void;
}

/** The recovery codes, shown this once: written down or kept as a file, away from the phone. */
export function RecoveryCodes({ codes, onSave, isKept, onKept }: RecoveryCodesProps) {
  return (
    <div className={styles.root}>
      <InlineAlert tone="warning" title="Hanya ditampilkan sekali">
        Simpan di tempat lain, jangan di ponsel yang sama. Bila ponsel hilang, satu kode ini menggantikan kode
        aplikasi; setiap kode berlaku sekali.
      </InlineAlert>
      <ol aria-label="Kode pemulihan">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <Button onClick={onSave}>Simpan sebagai berkas</Button>
      <CheckField label="Kode pemulihan sudah saya simpan" checked={isKept} onChange={onKept} />
    </div>
  );
}
