import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextArea } from '@/components/TextArea/TextArea';
import type { Settlement } from '@/lib/contract/payments';
import { formatRupiah } from '@/lib/format/rupiah';
import { colour, font, media, space } from '@/lib/theme/tokens';
import { settlementMoney, type SettlementDraft } from '../domain/settlementDraft';

export interface SettlementFormProps {
  /** Ties the dialog's button to the form. */
  formId: string;
  quote: Settlement;
  draft: SettlementDraft;
  busy?: boolean;
  onChange: (change: Partial<SettlementDraft>) => void;
  /** Only with money that adds up. */
  onSubmit: () => void;
}

/** The money for a settlement, and what one press will write. */
export function SettlementForm({
  formId,
  quote,
  draft,
  busy = false,
  onChange,
  onSubmit,
}: SettlementFormProps) {
  const [tried, setTried] = useState(false);
  const { cash, bank, error } = settlementMoney(quote, draft);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (error === undefined) onSubmit();
  };
  return (
    <Root
      id={formId}
      noValidate
      aria-label="Terima pelunasan"
      aria-busy={busy || undefined}
      onSubmit={handleSubmit}
    >
      <h3>Terima pelunasan</h3>
      <p>
        Ditulis sebagai {quote.receipts} nota, satu per angsuran yang belum lunas
        {quote.interest_forgiven > 0 &&
          `; bunga yang tidak ditagih, ${formatRupiah(quote.interest_forgiven)}, menjadi potongan`}
        . Kontrak lalu berstatus lunas dipercepat.
      </p>
      <MoneyField
        label="Tunai"
        value={cash}
        onChange={(next) => onChange({ cash: next })}
        error={tried || cash !== null ? error : undefined}
        readOnly={busy}
      />
      <MoneyField label="Transfer" value={bank} onChange={() => undefined} readOnly hint="Sisa dari tunai." />
      <div data-wide>
        <TextArea
          label="Catatan"
          rows={2}
          maxLength={1000}
          value={draft.note}
          onChange={(event) => onChange({ note: event.target.value })}
          readOnly={busy}
        />
      </div>
    </Root>
  );
}

const Root = styled('form')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space(3)} ${space(4)}`,
  alignItems: 'start',
  paddingTop: space(4),
  borderTop: `1px solid ${colour.line}`,
  '& > :is(h3, p, [data-wide])': { gridColumn: '1 / -1' },
  '& > h3': { fontSize: font.large, fontWeight: font.strong, lineHeight: '24px' },
  '& > p': { marginTop: space(-2), color: colour.inkMuted },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
