/** Query part of the upload's address. */
export const PRICE_UPLOAD_SEARCH = '?upload=1';

/** Whether the address says that a list is being uploaded. */
export const isPriceUpload = (address: URLSearchParams): boolean => address.get('upload') === '1';
