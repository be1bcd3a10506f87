import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Consequences } from '@/components/Consequences/Consequences';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { TextArea } from '@/components/TextArea/TextArea';
import type { ContractRequestDetail } from '@/lib/contract/requests';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import { capital, KIND_NOUNS } from '../domain/kindText';
import { DecidedNotice } from './DecidedNotice';
import { RequestCard } from './RequestCard';
import styles from './ReviewDialog.module.css';

export interface ReviewDialogProps {
  /** The record with what belongs to it. */
  detail: ContractRequestDetail;
  /** What approving makes beside its effect on the card, where there is more to see. */
  made?: ReactNode;
  /** That is not known yet: nobody approves what they have not seen. */
  incomplete?: boolean;
  /** Address of the contract's page; left out where the reader may not open it. */
  contractHref?: string | undefined;
  /** The decision that is on its way. */
  busy?: 'approve' | 'reject' | 'withdraw' | undefined;
  /** Why the last decision failed. */
  problem?: string | undefined;
  /** Approved. */
  onApprove: () => void;
  /** Refused, with the reason that was given. */
  onReject: (reason: string) => void;
  /** Taken back by who asked. */
  onWithdraw: () => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Shortest reason that the API takes, characters. */
const MIN_REASON_LENGTH = 5;

/** A request on a contract with what approving it would do now: that is what an approver decides on. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { detail, made, incomplete = false, contractHref, busy, problem } = props;
  const { onApprove, onReject, onWithdraw, onClose } = props;
  const { request, consequences, obstacle } = detail;
  const formId = useId();
  const [rejecting, setRejecting] = useState(false);
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const tooShort = reason.trim().length < MIN_REASON_LENGTH;
  const isBusy = busy !== undefined;
  const handleReject = () => {
    setTried(true);
    if (!tooShort) onReject(reason.trim());
  };
  return (
    <Dialog
      open
      size="large"
      title={capital(KIND_NOUNS[request.ask.kind])}
      busy={isBusy}
      changed={reason.trim() !== ''}
      onClose={onClose}
      actions={
        rejecting && request.may_decide ? (
          <>
            <Button disabled={isBusy} onClick={() => setRejecting(false)}>
              Kembali
            </Button>
            <Button kind="danger" type="submit" form={formId} busy={busy === 'reject'} busyLabel="Menolak…">
              Tolak permintaan
            </Button>
          </>
        ) : (
          <>
            <CancelButton disabled={isBusy}>Tutup</CancelButton>
            {request.may_withdraw && (
              <Button
                kind="danger"
                busy={busy === 'withdraw'}
                busyLabel="Menarik kembali…"
                onClick={onWithdraw}
              >
                Tarik kembali
              </Button>
            )}
            {request.may_decide && (
              <Button kind="danger" disabled={isBusy} onClick={() => setRejecting(true)}>
                Tolak
              </Button>
            )}
            {request.may_decide && consequences && obstacle === null && !incomplete && (
              <Button kind="primary" busy={busy === 'approve'} busyLabel="Mohon Menunggu" onClick={onApprove}>
                Setujui
              </Button>
            )}
          </>
        )
      }
    >
      {/* Reached by Tab, so that the arrow keys scroll what is longer than the dialog. */}
      <div className={styles.root} tabIndex={0} role="region" aria-label="Permintaan">
        <DecidedNotice request={request} />
        {problem && (
          <InlineAlert tone="danger" title="Belum diputuskan oleh Anda">
            {problem}
          </InlineAlert>
        )}
        <RequestCard request={request} contractHref={contractHref} />
        {obstacle !== null && (
          <InlineAlert
            tone="warning"
            title={consequences ? 'Bukan Anda yang menyetujui' : 'Tidak dapat disetujui sekarang'}
          >
            {obstacle}
            {request.may_decide &&
              !consequences &&
              ' Tolak permintaan ini, atau minta peminta menariknya kembali.'}
          </InlineAlert>
        )}
        {request.status === 'WAITING' && !request.may_decide && (
          <WhyNot action="Setujui atau tolak">
            diputuskan oleh penyetuju kantor ini, bukan oleh yang meminta.
          </WhyNot>
        )}
        {rejecting && request.may_decide && (
          <Form id={formId} busy={isBusy} onSubmit={handleReject}>
            <RequiredFields>
              <TextArea
                label="Alasan menolak"
                required
                value={reason}
                maxLength={500}
                readOnly={isBusy}
                error={
                  tried && tooShort
                    ? `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`
                    : undefined
                }
                onChange={(event) => setReason(event.target.value)}
              />
            </RequiredFields>
          </Form>
        )}
        {made}
        {consequences && (
          <section>
            <h3>Akibat bila disetujui sekarang</h3>
            <Consequences consequences={consequences} />
          </section>
        )}
      </div>
    </Dialog>
  );
}
