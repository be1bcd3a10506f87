import type { HrefOfOffice, OfficePlace } from '@/features/masters';
import type { RecordId } from '@/lib/contract/fields';
import { paths } from './paths';
import { destinationOf, type Holder } from './routeAccess';

const PLACES: Readonly<Record<OfficePlace, (office: RecordId) => string>> = {
  contracts: paths.contractsOfOffice,
  accounts: paths.collectorAccountsOfOffice,
  registrations: paths.customersOfOffice,
  credit_requests: paths.creditWaitingOfOffice,
  contract_requests: paths.creditWaitingOfOffice,
  cashier_days: paths.paymentDay,
  cash_to_hand_over: paths.paymentDay,
  filled_safes: paths.paymentDay,
  petty_funds: paths.pettyCashOf,
  books: paths.bpkbOfOffice,
  staff: paths.staffOfOffice,
};

/** Where this person finds what is in an office; null where they may not look. */
export function officeLinks(holder: Holder | null): HrefOfOffice {
  return ({ id }, place) => {
    const href = PLACES[place](id);
    return destinationOf(href.replace(/\?.*/, ''), holder).kind === 'page' ? href : null;
  };
}
