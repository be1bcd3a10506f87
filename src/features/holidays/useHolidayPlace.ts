import { addressCodec, flag, orNull, whole } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';

const START = { year: null as number | null, upload: false };
const ADDRESS = addressCodec<typeof START>({ year: orNull(whole(1900, 2199)), upload: flag });

/** Query part of the upload's address. */
export const HOLIDAY_UPLOAD_SEARCH = ADDRESS.search({ ...START, upload: true }, START);

/** Whether the address says that holidays are being uploaded. */
export const useIsHolidayUpload = (): boolean => useAddressState(ADDRESS, START)[0].upload;

/** The year that is shown; null: the one that it is. */
export function useShownYear() {
  const [{ year }, change] = useAddressState(ADDRESS, START);
  return { year, showYear: (next: number) => change({ year: next }, { replace: true }) };
}
