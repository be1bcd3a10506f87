import { addressCodec, day, flag, oneOf, orEmpty, orNull, text, whole } from '@/lib/address/addressCodec';

/** What is asked of the table; kept in the address, where what is default is not written. */
export interface InstalmentState {
  /** Code of a Perhitungan; empty: the first one in force. */
  calculation: string;
  /** The principal is typed, or follows from the price and the down payment. */
  from: 'principal' | 'otr';
  /** Rupiah; null: nothing typed yet. */
  principal: number | null;
  otr: number | null;
  downPayment: number | null;
  /** As typed: `12, 24, 36`; empty: every half year that the Perhitungan allows. */
  tenors: string;
  /** The tenor whose schedule is shown, months; null: the longest. */
  tenor: number | null;
  /** Contract date; empty: today. */
  date: string;
  /** Chosen day of the month on which instalments fall due, 1 to 28; null: the day of the contract. */
  dueDay: number | null;
  /** First instalment on the contract date; null: as the Perhitungan has it. */
  inAdvance: boolean | null;
}

export const EMPTY_STATE: InstalmentState = {
  calculation: '',
  from: 'principal',
  principal: null,
  otr: null,
  downPayment: null,
  tenors: '',
  tenor: null,
  date: '',
  dueDay: null,
  inAdvance: null,
};

const amount = orNull(whole(0, Number.MAX_SAFE_INTEGER));

/** What is asked, in its address; what makes no sense there is the default. */
export const INSTALMENT_ADDRESS = addressCodec<InstalmentState>(
  {
    calculation: text(40),
    from: oneOf(['principal', 'otr']),
    principal: amount,
    otr: amount,
    downPayment: amount,
    tenors: text(60),
    tenor: amount,
    date: orEmpty(day),
    // Every month has it, or it is none.
    dueDay: orNull(whole(1, 28)),
    inAdvance: orNull(flag),
  },
  { downPayment: 'down_payment', dueDay: 'due_day', inAdvance: 'in_advance' },
);
