import { MoneyField } from '@/components/MoneyField/MoneyField';
import { TextField } from '@/components/TextField/TextField';
import { formatRupiah } from '@/lib/format/rupiah';
import type { CounterMoney } from '../domain/paymentDraft';

export interface CashAndTransferProps {
  /** What was typed so far. */
  draft: Pick<CounterMoney, 'received' | 'bank_reference'>;
  /** Banknotes that stay here, rupiah; null: an empty field. */
  cash: number | null;
  /** The rest, rupiah; null while the banknotes are not known. */
  bank: number | null;
  /** Banknotes to hand back, as `changeOf` of `lib/payment`, rupiah. */
  change: number | null;
  /** What is wrong with a field, as a sentence. */
  error: (field: 'cash' | 'bank_reference') => string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<CounterMoney>) => void;
  /** It is being sent; nothing can be pressed a second time. */
  busy: boolean;
}

/** Banknotes with the change, and the transfer with its reference. */
export function CashAndTransfer(props: CashAndTransferProps) {
  const { draft, cash, bank, change, error, onChange, busy } = props;
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
