import { useEffect, useEffectEvent, useId } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import type { Approval } from '@/lib/contract/approvals';
import { mayApprove, type ApprovalEffect } from '../domain/approvalEffect';
import type { ApprovalPhase } from '../domain/approvalPhase';
import { kindOf, REQUEST_LABELS } from '../domain/requestText';
import { ApprovalConsequences } from './ApprovalConsequences';
import { ApprovalOutcome } from './ApprovalOutcome';
import { ApprovalRequest } from './ApprovalRequest';
import { ApprovalSubject } from './ApprovalSubject';
import type { Follow, SubjectLinks } from './SubjectLink';
import styles from './ApprovalModal.module.css';

/** How long the success stays before the modal closes by itself, ms (SPEC 9). */
const SUCCESS_STAYS = 1500;

const UNKNOWN: ApprovalEffect = { state: 'unknown' };

export interface ApprovalModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** The request: values as they are, and as they are asked for (SPEC 3). */
  approval: Approval;
  /** Asked, sent, approved or failed (SPEC 4). */
  phase: ApprovalPhase;
  /** What approving would do; approving waits until it is known. Left out: the host can't say. */
  effect?: ApprovalEffect;
  /** What the server said about a failure or conflict. */
  message?: string | undefined;
  /** Place in the queue, from 1; shown when more than one waits. */
  position?: { place: number; of: number } | undefined;
  /** Where the records that it names are opened; they are plain text while the approval is on its way. */
  links?: SubjectLinks | undefined;
  /** One of those records was asked for; approves and rejects nothing. */
  onFollow?: Follow | undefined;
  /** 'Approve' was pressed (SPEC 2). */
  onApprove: () => void;
  /** Batal, Esc, close; after a success also the passing of 1.5 s. */
  onClose: () => void;
}

/** The approval modal of SPEC 2: the previous and the changed receipt side by side, or the one that shall be void. */
export function ApprovalModal({
  open,
  approval,
  phase,
  effect = UNKNOWN,
  message,
  position,
  links,
  onFollow,
  onApprove,
  onClose,
}: ApprovalModalProps) {
  const effectId = useId();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open || phase !== 'success') return undefined;
    const timer = setTimeout(() => close(), SUCCESS_STAYS);
    return () => clearTimeout(timer);
  }, [open, phase]);
  const decidable = phase === 'ready' || phase === 'sending' || phase === 'failed';
  const busy = phase === 'sending';
  // Whoever waits for an answer stays until it is here.
  const followed = busy ? {} : { links, onFollow };
  const kind = kindOf(approval);
  const words = REQUEST_LABELS[kind];
  return (
    <Dialog
      open={open}
      title={words.title}
      size="large"
      busy={busy}
      onClose={onClose}
      actions={
        <>
          <ApprovalOutcome phase={phase} message={message} kind={kind} />
          <Button disabled={busy} onClick={onClose}>
            {decidable ? words.leave : 'Tutup'}
          </Button>
          {decidable && (
            <Button
              kind={kind === 'VOID' ? 'danger' : 'primary'}
              busy={busy}
              busyLabel="Mohon Menunggu"
              disabled={!mayApprove(effect)}
              aria-describedby={mayApprove(effect) ? undefined : effectId}
              onClick={onApprove}
            >
              {words.approve}
            </Button>
          )}
        </>
      }
    >
      {position && position.of > 1 && (
        <p className={styles.root}>
          {position.place} dari {position.of}
        </p>
      )}
      <ApprovalSubject
        credit={approval.credit}
        contract={effect.state === 'ready' ? effect.found.contract : undefined}
        {...followed}
      />
      <ApprovalRequest approval={approval} {...followed}>
        {/* Once it is decided only what was seen still matters. */}
        {(decidable || effect.state === 'ready') && <ApprovalConsequences id={effectId} effect={effect} />}
      </ApprovalRequest>
    </Dialog>
  );
}
