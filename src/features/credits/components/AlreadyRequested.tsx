import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { Approval } from '@/lib/contract/approvals';
import { kindOf, REQUEST_LABELS } from '../domain/requestText';
import { ApprovalRequest } from './ApprovalRequest';
import styles from './AlreadyRequested.module.css';

export interface AlreadyRequestedProps {
  /** The request that waits. */
  waiting: Approval;
  /** Something was typed before; it is kept. */
  hasDraft: boolean;
  /** The way on. */
  children: ReactNode;
}

/** A second request on a receipt is refused while one waits: who asked, when, and for what. */
export function AlreadyRequested({ waiting, hasDraft, children }: AlreadyRequestedProps) {
  return (
    <div className={styles.root}>
      <InlineAlert tone="warning" title={`${REQUEST_LABELS[kindOf(waiting)].Noun} nota ini sudah diminta`}>
        Nota ini dapat diubah lagi setelah permintaan di bawah diputuskan.
        {hasDraft && ' Yang Anda ketik tetap tersimpan di tab ini.'}
      </InlineAlert>
      <section>
        <ApprovalRequest approval={waiting} />
      </section>
      <div>{children}</div>
    </div>
  );
}
