import type { ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { Panel } from '@/components/Panel/Panel';
import type { BpkbRequest } from '@/lib/contract/bpkbRequests';
import { BPKB_FACT_LABELS, BPKB_PURPOSE_LABELS, BPKB_REQUEST_LABELS } from '@/lib/contract/bpkbTerms';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';
import styles from './BookRequest.module.css';

export interface BookRequestProps {
  /** What waits for a second person, or was approved and is not done yet. */
  request: BpkbRequest;
  /** What the reader can do about it, or why not. */
  acts?: ReactNode;
}

/** Something that was asked for of a book: what, by whom, and what the reader can do. */
export function BookRequest({ request, acts }: BookRequestProps) {
  const {
    kind,
    status,
    differences,
    reason,
    request_by: by,
    requested_at: at,
    decided_by: decider,
  } = request;
  return (
    <Panel
      title={
        status === 'WAITING'
          ? `${BPKB_REQUEST_LABELS[kind]}: menunggu orang kedua`
          : `${BPKB_REQUEST_LABELS[kind]}: disetujui`
      }
    >
      <div className={styles.root}>
        {differences.length > 0 && (
          <table>
            <caption className="visually-hidden">Yang berbeda</caption>
            <thead>
              <tr>
                <th scope="col">Yang berbeda</th>
                <th scope="col">Kontrak</th>
                <th scope="col">BPKB</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ fact, contract, book }) => (
                <tr key={fact}>
                  <th scope="row">{BPKB_FACT_LABELS[fact]}</th>
                  <td>{contract || 'Kosong'}</td>
                  <td>{book}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {kind === 'LEND' && <p>{loanText(request)}</p>}
        {reason !== '' && <blockquote>{reason}</blockquote>}
        <p data-part="who">
          Diminta {by.name} <DateText kind="instant" value={at} />
          {status === 'APPROVED' && decider !== null && `; disetujui ${decider}`}
        </p>
        {acts && <div data-part="acts">{acts}</div>}
      </div>
    </Panel>
  );
}

function loanText({ purpose, borrower, phone, until, dpd }: BpkbRequest): string {
  const what = purpose === null ? '' : `${BPKB_PURPOSE_LABELS[purpose]}, `;
  const who = [borrower, phone].filter(Boolean).join(' ');
  const late = dpd === null ? '' : ` Kontraknya terlambat ${formatNumber(dpd)} hari.`;
  return `${what}kepada ${who}, kembali paling lambat ${formatDate(until)}.${late}`;
}
