import { useState } from 'react';
import { Form } from '@/components/Form/Form';
import { RequiredFields } from '@/components/Form/RequiredFields';
import { TextArea } from '@/components/TextArea/TextArea';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Receiving } from '@/lib/contract/officeAccounts';
import type { Settlement } from '@/lib/contract/settlements';
import { formatRupiah } from '@/lib/format/rupiah';
import { changeOf } from '@/lib/payment/means';
import { REQUIRED_MONEY } from '../domain/requiredMoney';
import { settlementMoney, type SettlementDraft } from '../domain/settlementDraft';
import { CashAndTransfer } from './CashAndTransfer';
import styles from './SettlementForm.module.css';

export interface SettlementFormProps {
  /** Ties the dialog's button to the form. */
  formId: string;
  /** The settlement, figure by figure. */
  quote: Settlement;
  /** On which accounts the office takes transfers. */
  receiving: Receiving;
  /** What was typed so far. */
  draft: SettlementDraft;
  /** It is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** What the server found wrong, per field. */
  refused?: FieldErrors;
  /** What was chosen or typed. */
  onChange: (change: Partial<SettlementDraft>) => void;
  /** Only with money that adds up, and banknotes that are enough. */
  onSubmit: () => void;
}

/** The money for a settlement, and what one press will write. */
export function SettlementForm(props: SettlementFormProps) {
  const { formId, quote, receiving, draft, busy = false, refused = {}, onChange, onSubmit } = props;
  const [tried, setTried] = useState(false);
  const { cash, bank, errors } = settlementMoney(quote, draft, receiving);
  const change = changeOf(draft.received, cash);
  // What is only empty waits for the press.
  const own = (field: 'cash' | 'bank_reference' | 'bank_account') =>
    tried || errors[field]?.startsWith('Wajib') === false ? errors[field] : undefined;
  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(errors).length === 0 && (change ?? 0) >= 0) onSubmit();
  };
  return (
    <Form
      className={styles.root}
      id={formId}
      aria-label="Terima pelunasan"
      busy={busy}
      steps
      onSubmit={handleSubmit}
    >
      <h3>Terima pelunasan</h3>
      <p>
        Ditulis sebagai {quote.receipts} nota, satu per angsuran yang belum lunas
        {quote.interest_forgiven > 0 &&
          `; bunga yang tidak ditagih, ${formatRupiah(quote.interest_forgiven)}, menjadi potongan`}
        . Kontrak lalu berstatus lunas dipercepat.
      </p>
      <RequiredFields names={REQUIRED_MONEY}>
        <CashAndTransfer
          draft={draft}
          receiving={receiving}
          cash={cash}
          bank={bank}
          change={change}
          error={(field) => own(field) ?? refused[field]}
          onChange={onChange}
          busy={busy}
        />
        <div data-wide>
          <TextArea
            label="Catatan"
            rows={2}
            maxLength={1000}
            value={draft.note}
            onChange={(event) => onChange({ note: event.target.value })}
            error={refused.note}
            readOnly={busy}
          />
        </div>
      </RequiredFields>
    </Form>
  );
}
