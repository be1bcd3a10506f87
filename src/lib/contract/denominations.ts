/** A note or coin that is counted on its own; `value` in rupiah. */
export interface Denomination {
  key: string;
  value: number;
  form: 'NOTE' | 'COIN';
}

/** What a drawer in Indonesia holds, largest first. There is a note and a coin of Rp1.000. */
export const DENOMINATIONS = [
  { key: '100000', value: 100_000, form: 'NOTE' },
  { key: '50000', value: 50_000, form: 'NOTE' },
  { key: '20000', value: 20_000, form: 'NOTE' },
  { key: '10000', value: 10_000, form: 'NOTE' },
  { key: '5000', value: 5000, form: 'NOTE' },
  { key: '2000', value: 2000, form: 'NOTE' },
  { key: '1000', value: 1000, form: 'NOTE' },
  { key: 'coin_1000', value: 1000, form: 'COIN' },
  { key: 'coin_500', value: 500, form: 'COIN' },
  { key: 'coin_200', value: 200, form: 'COIN' },
  { key: 'coin_100', value: 100, form: 'COIN' },
] as const satisfies readonly Denomination[];

export type DenominationKey = (typeof DENOMINATIONS)[number]['key'];
