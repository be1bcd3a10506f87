import { queryOptions } from '@tanstack/react-query';
import type { QueryOf } from '@/lib/contract/endpoint';
import {
  getLetterBatch,
  listBatchLetters,
  listLetterBatches,
  previewLetters,
  type LetterBatch,
} from '@/lib/contract/letterBatches';
import { getLetter, listContractLetters, type PrintedLetter } from '@/lib/contract/letters';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

export const letterKeys = { all: queryRoot('letters') };

export type LetterFilter = Partial<QueryOf<typeof previewLetters>>;

/** A contract's letters, and which is due. */
export const contractLettersOptions = (code: string) =>
  queryOptions({
    queryKey: [...letterKeys.all, 'contract', code],
    queryFn: ({ signal }) => call(listContractLetters, { params: { id: code }, signal }),
  });

/** One letter with what is printed on it: it never changes. */
export const printedLetterOptions = (id: number) =>
  queryOptions({
    queryKey: [...letterKeys.all, 'printed', id],
    queryFn: async ({ signal }) => [await call(getLetter, { params: { id: String(id) }, signal })],
  });

/** Every letter of a batch, ready to print. */
export const batchLettersOptions = ({ id, made }: Pick<LetterBatch, 'id' | 'made'>) =>
  queryOptions({
    queryKey: [...letterKeys.all, 'batch-letters', id, made],
    queryFn: async ({ signal }) => {
      const letters: PrintedLetter[] = [];
      for (let page = 1; ; page++) {
        const answer = await call(listBatchLetters, { params: { id: String(id) }, query: { page }, signal });
        letters.push(...answer.rows);
        if (answer.rows.length === 0 || letters.length >= answer.count) return letters;
      }
    },
  });

/** How many letters a filter gives now. */
export const letterPreviewOptions = (filter: LetterFilter) =>
  queryOptions({
    queryKey: [...letterKeys.all, 'preview', filter],
    queryFn: ({ signal }) => call(previewLetters, { query: filter, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The newest batches, those that are not finished first. */
export const letterBatchesOptions = () =>
  queryOptions({
    queryKey: [...letterKeys.all, 'batches'],
    queryFn: ({ signal }) => call(listLetterBatches, { signal }),
  });

/** A batch, and who got none and why. */
export const letterBatchOptions = (id: number) =>
  queryOptions({
    queryKey: [...letterKeys.all, 'batch', id],
    queryFn: ({ signal }) => call(getLetterBatch, { params: { id: String(id) }, signal }),
  });
