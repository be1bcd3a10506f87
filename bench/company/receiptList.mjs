/** The receipts page of the demo company and where things are on it; shared by every part. */
export const RECEIPTS = {
  /** `all`, because a day of the load has few rows. */
  path: '/credit?period=all',
  /** A row that is no skeleton. */
  row: 'tbody tr:not([aria-hidden])',
  /** First cell of the first row: the invoice number. */
  key: 'tbody tr:first-child:not([aria-hidden]) th',
  keyText: '\\d{4}/\\d{5}',
  next: 'button[aria-label="Halaman berikutnya"]',
  sort: 'thead button:has-text("Jumlah")',
  search: 'input[name="q"]',
};

export const SIGN_IN = {
  path: '/login',
  username: 'input[name="username"]',
  password: 'input[name="password"]',
  submit: 'button[type="submit"]',
  /** Where the one-time code goes, on the page after it. */
  code: 'input[autocomplete="one-time-code"]',
};

/** One receipt, and the form that asks for a change of it. */
export const DETAIL = {
  /** First of the receipt's values: its invoice number. */
  field: 'article dd',
  change: 'a:has-text("Minta perubahan")',
  formField: 'form input[name="cash"]',
};

/** Whose work is measured: the cashier reads, changes and is pushed receipts all day. */
export const CASHIER = 'kasir.jkt';
