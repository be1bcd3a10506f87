import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getPettyFund, listPettyCounts, listPettyFunds } from '@/lib/contract/pettyCash';
import { getPettyJournal, type JournalQuery, type PettyJournal } from '@/lib/contract/pettyJournal';
import { getPettyRequest } from '@/lib/contract/pettyRequests';
import { getPettyVoucher, listReplenishable } from '@/lib/contract/pettyVouchers';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const root = queryRoot('petty-cash');

export const pettyKeys = {
  /** All that is shown of petty cash. */
  all: root,
};

/** The fund of an office; null: one's own. Money is counted against it, so it is always asked for again. */
export const fundOptions = (office: number | null) =>
  queryOptions({
    queryKey: [...root, 'fund', office] as const,
    queryFn: ({ signal }) => call(getPettyFund, { query: office === null ? {} : { office }, signal }),
    staleTime: 0,
  });

/** The funds of every office that the reader sees. */
export const fundsOptions = () =>
  queryOptions({
    queryKey: [...root, 'funds'] as const,
    queryFn: ({ signal }) => call(listPettyFunds, { signal }),
    retry: false,
  });

/** One voucher. */
export const voucherOptions = (id: string) =>
  queryOptions({
    queryKey: [...root, 'voucher', id] as const,
    queryFn: ({ signal }) => call(getPettyVoucher, { params: { id }, signal }),
  });

/** What a top-up can name. It is looked at and then asked for as shown, so each look asks anew. */
export const replenishableOptions = (office: number) =>
  queryOptions({
    queryKey: [...root, 'replenishable', office] as const,
    queryFn: ({ signal }) => call(listReplenishable, { query: { office }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  });

/** One page of an office's counts. */
export const countsOptions = (office: number, page: number) =>
  queryOptions({
    queryKey: [...root, 'counts', office, page] as const,
    queryFn: ({ signal }) => call(listPettyCounts, { query: { office, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Something that was asked for, as it stands. */
export const pettyRequestOptions = (id: string) =>
  queryOptions({
    queryKey: [...root, 'request', id] as const,
    queryFn: ({ signal }) => call(getPettyRequest, { params: { id }, signal }),
  });

/** One page of a journal; another page of it keeps the one before in sight. */
export const journalOptions = (of: JournalQuery, page: number) =>
  queryOptions({
    queryKey: [...root, 'journal', of, page] as const,
    queryFn: ({ signal }) => call(getPettyJournal, { query: { ...of, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Most vouchers that one printed journal holds. */
export const MOST_PRINTED = 2000;

/** A whole journal, to be printed. */
export const wholeJournalOptions = (of: JournalQuery) =>
  queryOptions({
    queryKey: [...root, 'journal', of, 'whole'] as const,
    queryFn: async ({ signal }): Promise<PettyJournal> => {
      const page = (number: number) => call(getPettyJournal, { query: { ...of, page: number }, signal });
      let journal = await page(1);
      for (let next = 2; journal.rows.length < Math.min(journal.count, MOST_PRINTED); next += 1) {
        const more = await page(next);
        if (more.rows.length === 0) break;
        journal = { ...more, rows: [...journal.rows, ...more.rows] };
      }
      return journal;
    },
    staleTime: 0,
    gcTime: 0,
  });
