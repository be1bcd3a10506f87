import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import { REPORTS, type ReportKey } from '@/lib/contract/reportTerms';
import { REPORT_GROUPS } from '../domain/reportGroups';
import styles from './ReportLinks.module.css';

export interface ReportLinksProps {
  /** Address of a report. */
  hrefOf: (report: ReportKey) => string;
}

/** Every report by what it is about, with what it is; one press away. */
export function ReportLinks({ hrefOf }: ReportLinksProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      {REPORT_GROUPS.map(({ title, reports }, at) => (
        <section key={title} aria-labelledby={`${id}-${at}`}>
          <h2 id={`${id}-${at}`}>{title}</h2>
          <ul>
            {reports.map((report) => (
              <li key={report}>
                <Link href={hrefOf(report)}>
                  <b>{REPORTS[report].title}</b>
                  <span> {REPORTS[report].words}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
