import { PageHeader } from '@/components/PageHeader/PageHeader';
import { TabLinks } from '@/components/TabLinks/TabLinks';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import { FORM_PAPERS, PAPER_TITLES, type FormPaper } from '../formPapers';
import styles from './PapersBar.module.css';

export interface PapersBarProps {
  /** The paper that is shown. */
  paper: FormPaper;
  /** Address of each paper. */
  hrefOf: (paper: FormPaper) => string;
  /** Where the registration is. */
  backHref: string;
  /** Its number and whose it is. */
  of: string;
  /** Why the paper can't be printed, in words; null: it can. */
  obstacle: string | null;
  /** What is printed is still on its way. */
  busy: boolean;
  /** Asked to be printed. */
  onPrint: () => void;
}

/** Above a paper on screen: the way back, the other papers of the form, and the printer. */
export function PapersBar({ paper, hrefOf, backHref, of, obstacle, busy, onPrint }: PapersBarProps) {
  return (
    <div className={styles.root}>
      <PageHeader
        title="Cetak Formulir"
        back={{ href: backHref, label: 'Detail Registrasi' }}
        meta={of}
        primary={obstacle === null ? { label: 'Cetak', onSelect: onPrint, waits: busy } : null}
      />
      <TabLinks
        label="Surat"
        links={FORM_PAPERS.map((one) => ({ href: hrefOf(one), label: PAPER_TITLES[one] }))}
        current={hrefOf(paper)}
      />
      {obstacle !== null && <WhyNot action="Cetak">{obstacle}</WhyNot>}
    </div>
  );
}
