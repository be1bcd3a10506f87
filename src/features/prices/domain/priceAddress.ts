import { addressCodec, flag } from '@/lib/address/addressCodec';

/** Whether a list is being uploaded; the list's own state is `priceList`'s. */
export const UPLOAD_START = { upload: false };
export const UPLOAD_ADDRESS = addressCodec<typeof UPLOAD_START>({ upload: flag });

/** Query part of the upload's address. */
export const PRICE_UPLOAD_SEARCH = UPLOAD_ADDRESS.search({ upload: true }, UPLOAD_START);
