import type { Receipt } from '@/lib/contract/credits';
import type { CreditFormValues } from '../domain/creditFormValues';
import { ComputedFields } from './ComputedFields';
import { Amount, Cashier, Day, FixedFields, Note } from './creditFormControls';

export interface TypedFieldsProps {
  /** The receipt as the server has it. */
  receipt: Receipt;
  /** What the fields hold. */
  values: CreditFormValues;
}

/** The change form on a host that does not know the contract's rules: every figure is typed, in a receipt's order. */
export function TypedFields({ receipt, values }: TypedFieldsProps) {
  return (
    <>
      <fieldset>
        <legend>Nota</legend>
        <FixedFields receipt={receipt} />
        <Day name="date_maturity" />
        <Day name="date_payment" />
      </fieldset>
      <fieldset>
        <legend>Angsuran, denda, dan biaya</legend>
        <Amount name="credit" />
        <Amount name="credit_discount" />
        <Amount name="credit_payment" />
        <Amount name="penalty" />
        <Amount name="penalty_discount" />
        <Amount name="penalty_payment" />
        <Amount name="collector_payment" />
        <ComputedFields values={values} />
      </fieldset>
      <fieldset>
        <legend>Penerimaan</legend>
        <Amount name="cash" />
        <Amount name="bank" />
        <Cashier />
        <Note />
      </fieldset>
    </>
  );
}
