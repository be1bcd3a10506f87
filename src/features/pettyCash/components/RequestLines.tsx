import type { ReactNode } from 'react';
import { Panel } from '@/components/Panel/Panel';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import { formatRupiah } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import { requestSummary, requestTitle } from '../domain/pettyText';
import styles from './RequestLines.module.css';

export interface RequestLinesProps {
  /** What all of them wait for: 'Menunggu persetujuan'. */
  title: string;
  /** Oldest first; none: nothing is shown. */
  requests: readonly PettyRequest[];
  /** What the reader can do with one, or why not. */
  actsOf: (request: PettyRequest) => ReactNode;
}

/** What was asked for and is not at its end: what, how much, by whom, and what the reader can do. */
export function RequestLines({ title, requests, actsOf }: RequestLinesProps) {
  if (requests.length === 0) return null;
  return (
    <Panel title={title}>
      <ul className={styles.root}>
        {requests.map((request) => {
          const { id, amount, request_by: by, requested_at: at, decided_by: decider, status } = request;
          return (
            <li key={id}>
              <p data-part="title">
                {requestTitle(request)} <b>{formatRupiah(amount)}</b>
              </p>
              <p>{requestSummary(request)}</p>
              <p data-part="who">
                {by.name}, {formatInstant(at)}
                {status === 'APPROVED' && decider !== null && `; disetujui ${decider}`}
              </p>
              <div data-part="acts">{actsOf(request)}</div>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
