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

/** Reads the state from an address; what makes no sense there is the default. */
export function readInstalmentState(address: URLSearchParams): InstalmentState {
  return {
    calculation: (address.get('calculation') ?? '').slice(0, 40),
    from: address.get('from') === 'otr' ? 'otr' : 'principal',
    principal: amount(address.get('principal')),
    otr: amount(address.get('otr')),
    downPayment: amount(address.get('down_payment')),
    tenors: (address.get('tenors') ?? '').slice(0, 60),
    tenor: amount(address.get('tenor')),
    date: calendarDay(address.get('date')),
    dueDay: dayOfMonth(address.get('due_day')),
    inAdvance: yesOrNo(address.get('in_advance')),
  };
}

/** Writes the state as an address. */
export function writeInstalmentState(state: InstalmentState): URLSearchParams {
  const address = new URLSearchParams();
  const write = (key: string, value: string | number | null, start: string | null) => {
    if (value !== start && value !== null) address.set(key, String(value));
  };
  write('calculation', state.calculation, '');
  write('from', state.from, 'principal');
  write('principal', state.principal, null);
  write('otr', state.otr, null);
  write('down_payment', state.downPayment, null);
  write('tenors', state.tenors, '');
  write('tenor', state.tenor, null);
  write('date', state.date, '');
  write('due_day', state.dueDay, null);
  if (state.inAdvance !== null) address.set('in_advance', state.inAdvance ? '1' : '0');
  return address;
}

function amount(text: string | null): number | null {
  if (!text || !/^\d{1,16}$/.test(text)) return null;
  const value = Number(text);
  return Number.isSafeInteger(value) ? value : null;
}

function calendarDay(text: string | null): string {
  return text && /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) ? text : '';
}

const yesOrNo = (text: string | null) => (text === '1' ? true : text === '0' ? false : null);

/** Every month has it, or it is none. */
function dayOfMonth(text: string | null): number | null {
  const day = /^\d{1,2}$/.test(text ?? '') ? Number(text) : 0;
  return day >= 1 && day <= 28 ? day : null;
}
