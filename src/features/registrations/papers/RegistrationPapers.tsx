import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PaperPreview } from '@/components/Paper/PaperPreview';
import { PrintSheet } from '@/components/Paper/PrintSheet';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { Registration } from '@/lib/contract/registrations';
import { useHolidays } from '@/lib/query/useHolidays';
import { useLetterhead } from '@/lib/query/useLetterhead';
import { financingOf } from '@/lib/registration/financing';
import { useSession } from '@/lib/session/useSession';
import { registrationDetailOptions } from '../api/registrations.queries';
import { DocumentsPrint } from './components/DocumentsPrint';
import { FormPrint } from './components/FormPrint';
import { PapersBar } from './components/PapersBar';
import { TermsPrint, type TermsPrintProps } from './components/TermsPrint';
import { numberOnPaper, PAPER_TITLES, whyNoPaper, type FormPaper } from './formPapers';
import styles from './RegistrationPapers.module.css';

/** What is signed is kept in folders of this size (SPEC 2: the form; DOMAIN: on A4). */
const SIZE = 'A4';

export interface RegistrationPapersProps {
  /** The registration's id, as the address has it. */
  id: string;
  /** The paper that is shown. */
  paper: FormPaper;
  /** Address of each paper. */
  hrefOf: (paper: FormPaper) => string;
  /** Where the registration is. */
  backHref: string;
}

/** The papers of a registration as they come out, and the printer: the form, its schedule, the receipt for documents. */
export function RegistrationPapers({ id, paper, hrefOf, backHref }: RegistrationPapersProps) {
  const { data, error, isFetching, refetch } = useQuery(registrationDetailOptions(id));
  const handleRetry = () => void refetch();
  if (data) {
    return (
      <div className={styles.root}>
        {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
        <Papers key={paper} registration={data} {...{ paper, hrefOf, backHref }} />
      </div>
    );
  }
  if (!error) return <SkeletonLines lines={12} />;
  return (
    <div className={styles.root}>
      <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
      <p data-part="back">
        <LinkButton href={backHref}>Kembali ke registrasi</LinkButton>
      </p>
    </div>
  );
}

interface PapersProps extends Omit<RegistrationPapersProps, 'id'> {
  registration: Registration;
}

function Papers({ registration, paper, hrefOf, backHref }: PapersProps) {
  const [prints, setPrints] = useState(0);
  const { office, isKnown } = useLetterhead({ id: registration.office_id });
  const by = useSession()?.name ?? '';
  const { financing } = financingOf(registration.form, registration.basis);
  const holidays = useHolidays(financing?.schedule.map((line) => line.date_maturity) ?? []);
  const obstacle = whyNoPaper(paper, registration);
  const isReady = isKnown && obstacle === null;
  const print = () => isReady && setPrints(prints + 1);
  usePrintKey(print);
  const document = <Document paper={paper} {...{ registration, holidays, office, by, size: SIZE }} />;
  const name = registration.form.applicant.name || 'Belum bernama';
  const number = numberOnPaper(registration);
  return (
    <>
      <PapersBar
        {...{ paper, hrefOf, backHref, obstacle }}
        of={`${number}, ${name}`}
        busy={!isKnown}
        onPrint={print}
      />
      <h2 className="visually-hidden">{PAPER_TITLES[paper]}</h2>
      {obstacle === null ? (
        isKnown ? (
          <PaperPreview size={SIZE}>{document}</PaperPreview>
        ) : (
          <SkeletonLines lines={12} />
        )
      ) : (
        <EmptyState title="Belum ada jadwal">Jadwal dicetak setelah pembiayaannya dapat dihitung.</EmptyState>
      )}
      {prints > 0 && (
        <PrintSheet size={SIZE} title={`${PAPER_TITLES[paper]} ${number}`} print={prints}>
          {document}
        </PrintSheet>
      )}
    </>
  );
}

function Document({ paper, ...rest }: TermsPrintProps & { paper: FormPaper }) {
  switch (paper) {
    case 'formulir':
      return <FormPrint {...rest} />;
    case 'jadwal':
      return <TermsPrint {...rest} />;
    case 'dokumen':
      return <DocumentsPrint {...rest} />;
  }
}

/** The browser's own key prints the paper, not the page around it. */
function usePrintKey(print: () => void) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'p' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    print();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
