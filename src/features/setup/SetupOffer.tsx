import { useQuery } from '@tanstack/react-query';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { setupOptions } from './api/setup.queries';
import { isOffered, nextStep, progressOf, STEP_TEXTS } from './domain/setupText';
import styles from './SetupOffer.module.css';

export interface SetupOfferProps {
  /** Where the set-up is. */
  href: string;
}

/** On Home while a company is new: how far its set-up is, and the way there. Nothing where it is not offered. */
export function SetupOffer({ href }: SetupOfferProps) {
  const { data } = useQuery({ ...setupOptions(), retry: false });
  if (!data || !isOffered(data)) return null;
  const { done, all, text } = progressOf(data);
  const next = nextStep(data);
  return (
    <section className={styles.root} aria-label="Penyiapan perusahaan">
      <div>
        <h2>Siapkan {data.company ?? 'perusahaan'} untuk nasabah pertama</h2>
        <p>
          {next ? `Berikutnya: ${STEP_TEXTS[next].title}.` : 'Semua langkah sudah selesai atau dilewati.'}
        </p>
        <ProgressBar label="Kemajuan penyiapan" value={done} max={all} valueText={text} />
      </div>
      <LinkButton kind="primary" href={href}>
        {done === 0 ? 'Mulai penyiapan' : 'Lanjutkan penyiapan'}
      </LinkButton>
    </section>
  );
}
