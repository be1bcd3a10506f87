import { endedViews } from '@/lib/address/useOpenedRecord';

/** Perhitungan, for saved views. */
export const CALCULATIONS_VIEWED = endedViews('calculations');
