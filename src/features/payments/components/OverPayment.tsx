import { styled } from '@mui/material/styles';
import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { formatRupiah } from '@/lib/format/rupiah';
import { space } from '@/lib/theme/tokens';
import type { PaymentDraft } from '../domain/paymentDraft';
import type { PaymentPreview } from '../domain/previewPayment';

export interface OverPaymentProps {
  draft: Pick<PaymentDraft, 'keepsRest'>;
  preview: Pick<PaymentPreview, 'amount' | 'rest'>;
  onChange: (change: Partial<PaymentDraft>) => void;
  busy?: boolean;
}

/** More was typed than is owed: take less, or keep the rest as the customer's deposit. */
export function OverPayment({ draft, preview, onChange, busy = false }: OverPaymentProps) {
  const rest = formatRupiah(preview.rest);
  const less = (preview.amount ?? 0) - preview.rest;
  return (
    <div data-wide>
      <InlineAlert
        tone={draft.keepsRest ? 'success' : 'warning'}
        title={draft.keepsRest ? `${rest} menjadi titipan` : `Lebih ${rest} dari yang terutang`}
      >
        <Choices>
          {less > 0 && (
            <Button disabled={busy} onClick={() => onChange({ amount: less, keepsRest: false, cash: 'all' })}>
              Turunkan ke {formatRupiah(less)}
            </Button>
          )}
          {draft.keepsRest ? (
            <Button kind="quiet" disabled={busy} onClick={() => onChange({ keepsRest: false })}>
              Jangan jadikan titipan
            </Button>
          ) : (
            less > 0 && (
              <Button disabled={busy} onClick={() => onChange({ keepsRest: true, deposit_used: null })}>
                Simpan sebagai titipan
              </Button>
            )
          )}
        </Choices>
      </InlineAlert>
    </div>
  );
}

const Choices = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(2), paddingTop: space(2) });
