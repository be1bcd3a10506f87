import { AccountSection } from './AccountSection';
import styles from './AccessSummary.module.css';

export interface AccessSummaryProps {
  /** One for each group of flags; see `accessSentences`. */
  sentences: readonly string[];
}

/** What this person may do, in words. */
export function AccessSummary({ sentences }: AccessSummaryProps) {
  return (
    <AccountSection title="Hak akses">
      <div>
        {sentences.length > 0 && (
          <ul className={styles.list}>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        <p className={styles.note}>
          {sentences.length === 0 && 'Jabatan Anda belum diberi hak akses. '}
          OTR dan Pencairan, Tabel Angsuran, dan My History terbuka bagi semua yang masuk. Hak akses diatur
          oleh Admin Sistem menurut jabatan.
        </p>
      </div>
    </AccountSection>
  );
}
