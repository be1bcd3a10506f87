/** Fields of the counter's forms that must be filled wherever they are shown. */
export const REQUIRED_MONEY: ReadonlySet<string> = new Set([
  ...['amount', 'cash', 'bank_account', 'bank_reference', 'reason'],
]);
