import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { MoneyField } from '@/components/MoneyField/MoneyField';
import { Select } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import type { Receiving } from '@/lib/contract/officeAccounts';
import { formatRupiah } from '@/lib/format/rupiah';
import { accountLabel, noAccountText, presetAccount } from '@/lib/payment/receiving';
import type { CounterMoney } from '../domain/paymentDraft';

export interface CashAndTransferProps {
  /** What was typed so far. */
  draft: Pick<CounterMoney, 'received' | 'bank_reference' | 'bank_account'>;
  /** On which accounts the office takes transfers. */
  receiving: Receiving;
  /** Banknotes that stay here, rupiah; null: an empty field. */
  cash: number | null;
  /** The rest, rupiah; null while the banknotes are not known. */
  bank: number | null;
  /** Banknotes to hand back, as `changeOf` of `lib/payment`, rupiah. */
  change: number | null;
  /** What is wrong with a field, as a sentence. */
  error: (field: 'cash' | 'bank_reference' | 'bank_account') => string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<CounterMoney>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
}

/** Banknotes with the change, and the transfer with its reference. */
export function CashAndTransfer(props: CashAndTransferProps) {
  const { draft, receiving, cash, bank, change, error, onChange, busy } = props;
  const noAccount = (bank ?? 0) > 0 ? noAccountText(receiving) : null;
  return (
    <>
      <MoneyField
        label="Tunai"
        name="cash"
        value={cash}
        onChange={(typed) => onChange({ cash: typed })}
        error={error('cash')}
        readOnly={busy}
      />
      <MoneyField label="Transfer" value={bank} onChange={() => undefined} readOnly hint="Sisa dari tunai." />
      {(cash ?? 0) > 0 && (
        <MoneyField
          label="Uang diterima"
          name="received"
          value={draft.received}
          onChange={(received) => onChange({ received })}
          error={change !== null && change < 0 ? `Kurang ${formatRupiah(-change)}.` : undefined}
          hint={change === null ? 'Untuk menghitung kembalian.' : `Kembalian ${formatRupiah(change)}.`}
          readOnly={busy}
        />
      )}
      {noAccount !== null && (
        <div data-wide>
          <InlineAlert tone={receiving.required ? 'danger' : 'info'}>{noAccount}</InlineAlert>
        </div>
      )}
      {(bank ?? 0) > 0 && receiving.accounts.length > 0 && (
        <Select
          label="Rekening penerima"
          name="bank_account"
          value={String(presetAccount(draft.bank_account, receiving) ?? '')}
          options={accountOptions(receiving)}
          onChange={(id) => onChange({ bank_account: id === '' ? null : Number(id) })}
          error={error('bank_account')}
          hint="Rekening kantor ini yang menerima uangnya."
          disabled={busy}
        />
      )}
      {(bank ?? 0) > 0 && (
        <TextField
          label="No. referensi bank"
          name="bank_reference"
          maxLength={60}
          value={draft.bank_reference}
          onChange={(event) => onChange({ bank_reference: event.target.value })}
          error={error('bank_reference')}
          hint="Dari bukti transfer. Belum dikonfirmasi sampai cocok dengan mutasi bank."
          readOnly={busy}
        />
      )}
    </>
  );
}

/** Of several one is chosen; the only one is preset. */
function accountOptions({ accounts }: Receiving) {
  const options = accounts.map((account) => ({ value: String(account.id), label: accountLabel(account) }));
  return accounts.length > 1 ? [{ value: '', label: 'Pilih rekening' }, ...options] : options;
}
