import { queryOptions } from '@tanstack/react-query';
import { listOfficeAccounts } from '@/lib/contract/officeAccounts';
import { call } from '@/lib/http/request';
import { masterKeys } from './masters.queries';

/** The receiving accounts of an office, with what waits for a second person. */
export const officeAccountsOptions = (officeId: number) =>
  queryOptions({
    queryKey: [...masterKeys.all, 'accounts', officeId] as const,
    queryFn: ({ signal }) => call(listOfficeAccounts, { params: { id: String(officeId) }, signal }),
  });
