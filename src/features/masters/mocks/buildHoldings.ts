import type { OfficeHoldings } from '@/lib/contract/officeClosing';

/** What is in a busy office. */
export const buildHoldings = (over: Partial<OfficeHoldings> = {}): OfficeHoldings => ({
  contracts: 64,
  accounts: 41,
  registrations: 12,
  credit_requests: 2,
  contract_requests: 1,
  cashier_days: 1,
  cash_to_hand_over: 1,
  filled_safes: 1,
  petty_funds: 1,
  books: 58,
  staff: 7,
  leaving: {
    ...{ accounts: 38, outstanding: 612_400_000 },
    takers: [
      { id: 71, name: 'Fajar Nugroho', office: 'Bandung' },
      { id: 72, name: 'Yohana Rumbiak', office: 'Jayapura' },
    ],
  },
  ...over,
});
