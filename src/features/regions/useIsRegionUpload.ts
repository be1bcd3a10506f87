import { addressCodec, flag } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';

const START = { upload: false };
const ADDRESS = addressCodec<typeof START>({ upload: flag });

/** Query part of the upload's address. */
export const REGION_UPLOAD_SEARCH = ADDRESS.search({ upload: true }, START);

/** Whether the address says that regions are being uploaded. */
export const useIsRegionUpload = (): boolean => useAddressState(ADDRESS, START)[0].upload;
