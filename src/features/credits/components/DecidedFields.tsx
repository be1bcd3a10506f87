import { MoneyField } from '@/components/MoneyField/MoneyField';
import { collectorFeeText } from '@/lib/arithmetic/collectorFee';
import type { CreditWrite, Receipt } from '@/lib/contract/credits';
import { formatRupiah } from '@/lib/format/rupiah';
import { CalculatedFields } from './CalculatedFields';
import { Amount, ChosenCashier, Day, FixedFields, Note } from './creditFormControls';

const SAY = { rupiah: formatRupiah };

export interface DecidedFieldsProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
  /** The receipt that follows from what is typed; null: not to be calculated yet. */
  write: CreditWrite | null;
  /** Who may be its cashier. Default: nobody else, until it is known. */
  cashiers?: readonly string[];
  /** The contract's rules are on their way. */
  loading?: boolean;
  /** Most that a receipt charges for collecting, rupiah; undefined: not known yet. */
  maxCollectorFee?: number | undefined;
}

const NOBODY: readonly string[] = [];

/** The change form where the contract's rules are known: what a person decides is typed, the rest is calculated. */
export function DecidedFields(props: DecidedFieldsProps) {
  const { receipt, write, cashiers = NOBODY, loading = false, maxCollectorFee } = props;
  const deposit = receipt.deposit ?? 0;
  return (
    <>
      <fieldset data-columns="4">
        <legend>Nota</legend>
        <FixedFields receipt={receipt} />
      </fieldset>
      <fieldset>
        <legend>Penerimaan</legend>
        <Day name="date_payment" />
        <Amount name="cash" />
        <Amount name="bank" />
        {deposit > 0 && (
          <MoneyField
            label="Dari titipan"
            hint="Tetap; ubah dengan membatalkan pembayarannya."
            readOnly
            value={deposit}
            onChange={() => undefined}
          />
        )}
        <ChosenCashier stands={receipt.cashier ?? ''} people={cashiers} />
        <Amount
          name="collector_payment"
          hint={maxCollectorFee === undefined ? undefined : collectorFeeText(maxCollectorFee, SAY)}
        />
        <Amount name="credit_discount" />
        <Amount name="penalty_discount" />
        <Note />
      </fieldset>
      <CalculatedFields receipt={receipt} write={write} loading={loading} />
    </>
  );
}
