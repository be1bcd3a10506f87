import type { HandOverWay } from '@/lib/contract/drawerRequests';

/** Where a closed day's cash goes, in words. */
export const WAYS: Readonly<Record<HandOverWay, string>> = {
  BANK: 'Bank',
  SAFE: 'Brankas kantor',
  HOLDER: 'Kasir lain',
};
