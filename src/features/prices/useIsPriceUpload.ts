import { useAddressState } from '@/lib/address/useAddressState';
import { UPLOAD_ADDRESS, UPLOAD_START } from './domain/priceAddress';

/** Whether the address says that a list is being uploaded. */
export const useIsPriceUpload = (): boolean => useAddressState(UPLOAD_ADDRESS, UPLOAD_START)[0].upload;
