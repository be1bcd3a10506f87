/** What holds the proof of a voucher: the voucher, or the request that it comes of. */
export const PETTY_VOUCHER = 'petty_voucher';
export const PETTY_REQUEST = 'petty_request';

export const voucherOwner = (id: number) => ({ type: PETTY_VOUCHER, id });
export const requestOwner = (id: number) => ({ type: PETTY_REQUEST, id });
