import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { PaymentCard, PostedPayment } from '@/lib/contract/payments';
import { useSession } from '@/lib/session/useSession';
import { space } from '@/lib/theme/tokens';
import { usePostPayment } from './api/usePostPayment';
import { usePrint } from './api/usePrint';
import { CardTable } from './components/CardTable';
import { PaymentForm } from './components/PaymentForm';
import { PaymentPreview } from './components/PaymentPreview';
import { PostedDialog } from './components/PostedDialog';
import { PrintSheet } from '@/components/PrintSheet/PrintSheet';
import { ReceiptPrint } from './components/ReceiptPrint';
import { ruleOf } from './domain/cardOn';
import { emptyDraft, type PaymentDraft } from './domain/paymentDraft';
import { paymentBody, previewPayment } from './domain/previewPayment';
import { usePaperSize } from '@/components/PrintSheet/paperSize';

/** Takes a payment on a card: typed, previewed, sent once, printed. What was typed outlives a refusal. */
export function PaymentTaking({ shown }: { shown: PaymentCard }) {
  const session = useSession();
  const [draft, setDraft] = useState(() => emptyDraft(shown));
  const [posted, setPosted] = useState<PostedPayment | null>(null);
  const [size, setSize] = usePaperSize();
  const print = usePrint();
  const post = usePostPayment(shown.contract.code, (answer) => {
    setPosted(answer);
    setDraft(emptyDraft(answer.after));
    print.print(answer.receipts.map((receipt) => receipt.id));
  });
  const preview = previewPayment(shown, draft);
  const handleChange = (change: Partial<PaymentDraft>) => setDraft((before) => ({ ...before, ...change }));
  const handleChoose = (lines: readonly number[]) => handleChange({ lines, amount: 'owed', cash: 'all' });

  return (
    <Stack>
      {post.problem && (
        <InlineAlert
          tone={post.isConflict ? 'warning' : 'danger'}
          title={post.isConflict ? 'Kartu ini baru saja berubah' : 'Pembayaran belum tersimpan'}
        >
          {post.problem} Yang Anda ketik tetap ada.
        </InlineAlert>
      )}
      <div data-part="desk">
        <PaymentForm
          draft={draft}
          preview={preview}
          today={shown.as_of}
          cashier={session?.name ?? ''}
          mayWaive={session?.access.is_credit_update === 1}
          onChange={handleChange}
          onSubmit={() => post.send(paymentBody(shown, draft, preview))}
          busy={post.isPending}
          refused={post.refused}
        />
        <PaymentPreview preview={preview} rule={ruleOf(shown.contract.structure)} />
      </div>
      <CardTable card={preview.card} chosen={draft.lines} onChoose={handleChoose} />
      {posted && (
        <PostedDialog
          receipts={posted.receipts}
          size={size}
          onSize={setSize}
          printing={print.isPending}
          problem={print.problem}
          onPrint={() => print.print(posted.receipts.map((receipt) => receipt.id))}
          onClose={() => setPosted(null)}
        />
      )}
      {print.papers.length > 0 && (
        <PrintSheet size={size} onPrinted={print.done}>
          {print.papers.map((paper) => (
            <ReceiptPrint key={paper.receipt.id} paper={paper} size={size} />
          ))}
        </PrintSheet>
      )}
    </Stack>
  );
}

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(4),
  '& > [data-part="desk"]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: space(4),
    alignItems: 'start',
    '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
