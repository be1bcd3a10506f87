import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { useToast } from '@/components/Toast/useToast';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { PostedPayment } from '@/lib/contract/payments';
import { ruleOf } from '@/lib/payment/cardOn';
import { laterKey } from '@/lib/payment/checkPayment';
import type { Holidays } from '@/lib/query/useHolidays';
import { useSession } from '@/lib/session/useSession';
import { hasKeyboard } from '@/lib/theme/hasKeyboard';
import { useRequestPayment } from './api/useRequestPayment';
import { usePostPayment } from './api/usePostPayment';
import { CardTable } from './components/CardTable';
import { Notices } from './components/Notices';
import { PaymentBar } from './components/PaymentBar';
import { PaymentForm } from './components/PaymentForm';
import { PaymentPreview } from './components/PaymentPreview';
import type { PaymentDraft } from './domain/paymentDraft';
import { paymentBody, previewPayment } from './domain/previewPayment';
import { paymentRefusal } from './domain/paymentRefusal';
import { askedText, type WaitingRequest } from './domain/waitingRequest';
import { usePaymentDraft } from './usePaymentDraft';
import styles from './PaymentTaking.module.css';

/** What was written, and what goes back over the counter; rupiah. */
export interface TakenPayment extends PostedPayment {
  change: number;
  depositAdded: number;
}

export interface PaymentTakingProps {
  /** The payment card of the contract. */
  shown: PaymentCard;
  /** Names of holidays by date; undefined where they are not known. */
  holidays?: Holidays | undefined;
  /** The request that waits on the contract: a payment that needs one cannot be asked for. Left out: none. */
  waiting?: WaitingRequest | null;
  /** It is written; its papers are shown over the form by whoever shows the card, which may be closed by it. */
  onTaken: (taken: TakenPayment) => void;
  /** The papers of the last one are looked at. Default false. */
  showsTaken?: boolean;
  /** The amount has the focus when it comes, where that brings no keyboard over half of the screen. Default false. */
  first?: boolean;
  /** Whose card it is; above it, so that the total is in view over it too. */
  children?: ReactNode;
}

/**
 * The amount of a payment form takes the focus, selected: when the card comes (`first`), unless the focus was put
 * elsewhere meanwhile; and when the dialog of a saved payment is left, which would give it back to the button that saves.
 */
function useAmountFirst(formId: string, first: boolean, isSaved: boolean): void {
  const wasSaved = useRef(false);
  const focusAmount = useEffectEvent(() => {
    const arrives = first && !wasSaved.current && isAtStart();
    const comesBack = wasSaved.current && !isSaved;
    wasSaved.current = isSaved;
    if (!hasKeyboard() || !(arrives || comesBack)) return;
    const form = document.getElementById(formId);
    const amount = form instanceof HTMLFormElement && form.elements.namedItem('amount');
    if (!(amount instanceof HTMLInputElement)) return;
    amount.focus();
    amount.select();
  });
  useEffect(() => focusAmount(), [isSaved]);
}

/** Arriving gives the focus to the heading. */
const isAtStart = () => document.activeElement === document.body || document.activeElement?.tagName === 'H1';

/** Takes a payment on a card: typed, previewed, sent once. What was typed outlives a refusal, and leaving. */
export function PaymentTaking(props: PaymentTakingProps) {
  const { shown, holidays, waiting = null, onTaken, showsTaken = false, first = false } = props;
  const { children } = props;
  const session = useSession();
  const typed = usePaymentDraft(shown);
  const { draft } = typed;
  const toast = useToast();
  const [sent, setSent] = useState<PaymentDraft | null>(null);
  const preview = previewPayment(shown, draft);
  const needsSecond = Object.keys(preview.obstacles).length > 0;
  const handlePosted = (answer: PostedPayment) => {
    typed.clear(answer.after);
    onTaken({ ...answer, change: Math.max(0, preview.change ?? 0), depositAdded: preview.depositAdded });
  };
  const handleAsked = () => {
    typed.clear(shown);
    toast.tell({
      message: 'Permintaan pembayaran terkirim.',
      next: 'Pembayaran tercatat setelah disetujui; Anda diberi tahu hasilnya.',
    });
  };
  const post = usePostPayment(shown.contract.code, handlePosted, typed.keep);
  const ask = useRequestPayment(shown.contract.code, handleAsked, typed.keep);
  const handleSubmit = () => {
    if (needsSecond && waiting) return;
    const body = paymentBody(shown, draft, preview);
    setSent(draft);
    typed.forget();
    if (needsSecond) {
      post.reset();
      ask.send({ payment: body, reason: draft.reason.trim() });
    } else {
      ask.reset();
      post.send(body);
    }
  };
  const busy = post.isPending || ask.isPending;
  const formId = useId();
  useAmountFirst(formId, first, showsTaken);
  const refused = paymentRefusal({ ...post.fields, ...ask.fields }, sent, draft);
  const handleChoose = (lines: readonly number[]) => typed.change({ lines, amount: 'owed', cash: 'all' });

  // A field that was refused takes the focus itself.
  const told = post.problem ?? ask.problem ?? null;
  const news = busy || Object.keys(refused.fields).length > 0 ? null : told;

  return (
    <div className={styles.root}>
      {children}
      <Notices news={news}>
        {post.problem && (
          <InlineAlert
            tone={post.isConflict ? 'warning' : 'danger'}
            title={post.isConflict ? 'Kartu ini baru saja berubah' : 'Pembayaran belum tersimpan'}
          >
            {[post.problem, ...refused.others].join(' ')} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
        {ask.problem && (
          <InlineAlert tone="danger" title="Permintaan belum terkirim">
            {[ask.problem, ...refused.others].join(' ')} Yang Anda ketik tetap ada.
          </InlineAlert>
        )}
        {needsSecond && waiting && (
          <InlineAlert tone="warning" title="Menunggu persetujuan">
            Pembayaran ini perlu persetujuan, dan baru dapat diminta sesudah permintaan {askedText(waiting)}{' '}
            diputuskan.
          </InlineAlert>
        )}
        {typed.isBroughtBack && (
          <InlineAlert
            tone="info"
            title="Yang Anda ketik tadi masih ada"
            action={
              <Button kind="quiet" onClick={() => typed.clear(shown)}>
                Kosongkan
              </Button>
            }
          >
            Belum tersimpan. Periksa dulu sebelum menyimpan.
          </InlineAlert>
        )}
      </Notices>
      <PaymentForm
        formId={formId}
        draft={draft}
        preview={preview}
        today={shown.as_of}
        cashier={session?.name ?? ''}
        depositBalance={shown.deposit_balance}
        receiving={shown.receiving}
        maxCollectorFee={shown.max_collector_fee}
        onChange={typed.change}
        onSubmit={handleSubmit}
        busy={busy}
        refused={refused.fields}
      >
        <PaymentPreview
          preview={preview}
          rule={ruleOf(shown.contract.structure)}
          agreed={draft.agreedLater === laterKey(preview.later)}
          onAgree={(agreed) => typed.change({ agreedLater: agreed ? laterKey(preview.later) : '' })}
        />
      </PaymentForm>
      <PaymentBar
        formId={formId}
        preview={preview}
        received={draft.received}
        busy={busy}
        waits={waiting !== null}
      />
      <CardTable card={preview.card} holidays={holidays} chosen={draft.lines} onChoose={handleChoose} />
    </div>
  );
}
