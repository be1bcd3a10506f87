import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { ApprovalPhase } from '../domain/approvalPhase';
import { REQUEST_LABELS, type RequestKind } from '../domain/requestText';
import styles from './ApprovalOutcome.module.css';

export interface ApprovalOutcomeProps {
  /** Sent, approved or failed (SPEC 4). */
  phase: ApprovalPhase;
  /** What happened, as a sentence. */
  message?: string | undefined;
  /** What was asked for. Default a change. */
  kind?: RequestKind;
}

/** What became of the approval, in SPEC 4's words; stands beside the buttons, so that it is in sight. */
export function ApprovalOutcome({ phase, message, kind = 'CHANGE' }: ApprovalOutcomeProps) {
  const { success, failure } = REQUEST_LABELS[kind];
  switch (phase) {
    case 'ready':
      return null;
    case 'sending':
      return (
        <p className="visually-hidden" role="status">
          Mohon Menunggu
        </p>
      );
    case 'success':
      return (
        <div className={styles.whole}>
          <InlineAlert tone="success">{success}</InlineAlert>
        </div>
      );
    case 'failed':
      return (
        <div className={styles.whole}>
          <InlineAlert tone="danger" title={failure}>
            {message}
          </InlineAlert>
        </div>
      );
    case 'conflict':
      return (
        <div className={styles.whole}>
          <InlineAlert tone="danger" title={failure}>
            {message} Tidak ada yang diterapkan oleh Anda.
          </InlineAlert>
        </div>
      );
    case 'gone':
      return (
        <div className={styles.whole}>
          <InlineAlert tone="info" title="Sudah diputuskan">
            Permintaan ini tidak menunggu lagi: sudah diputuskan atau ditarik peminta. Nilai yang berlaku ada
            pada daftar nota.
          </InlineAlert>
        </div>
      );
  }
}
