import type { ComponentType } from 'react';
import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { Consent } from '@/lib/contract/consents';
import type { KeptFile } from '@/lib/contract/files';
import type { StatusLabel } from '@/lib/labels/statusLabel';
import styles from '../../calls/components/RowList.module.css';
import { CONSENT_LABELS } from '../domain/consentDraft';

export interface ConsentListProps {
  /** Newest first. */
  consents: readonly Consent[];
  /** Opens the signed paper. */
  FileView: ComponentType<{ label: string; file: KeptFile }>;
  /** Asked to end one that holds; left out where nobody may. */
  onEnd?: ((consent: Consent) => void) | undefined;
}

const STATES: Readonly<Record<Consent['state'], StatusLabel>> = {
  HOLDS: { label: 'Berlaku', tone: 'due' },
  ENDED: { label: 'Diakhiri', tone: 'neutral' },
  OVER: { label: 'Habis', tone: 'neutral' },
};

/** What a borrower allowed, until when, and the paper that says so. */
export function ConsentList({ consents, FileView, onEnd }: ConsentListProps) {
  if (consents.length === 0) return <p className={styles.none}>Belum ada persetujuan.</p>;
  return (
    <ul className={styles.root} aria-label="Persetujuan nasabah">
      {consents.map((consent) => (
        <li key={consent.id}>
          <StatusChip tone={STATES[consent.state].tone}>{STATES[consent.state].label}</StatusChip>
          <div data-part="facts">
            <p>
              {CONSENT_LABELS[consent.kind]}: {consent.words}
            </p>
            <p data-part="more">
              <DateText value={consent.given_on} /> sampai <DateText value={consent.until} />
              {consent.created_by && ` · Dicatat ${consent.created_by.name}`}
              {consent.ended_by && (
                <>
                  {' · '}Diakhiri {consent.ended_by.name},{' '}
                  <DateText kind="instant" value={consent.ended_at} />
                </>
              )}
            </p>
            <FileView label={`Surat persetujuan no. ${consent.id}`} file={consent.file} />
          </div>
          {consent.state === 'HOLDS' && onEnd && <Button onClick={() => onEnd(consent)}>Akhiri</Button>}
        </li>
      ))}
    </ul>
  );
}
