import { listLetters } from '@/lib/contract/letters';
import { LETTER_PAGE_SIZE } from '@/lib/contract/letterTerms';
import { defineList, type StateOf } from '@/lib/list/defineList';
import { choiceFilter, officeFilter, searchFilter } from '@/lib/list/filters';
import { letterKeys } from '../api/letters.queries';

/** Letters of the office: those that wait for their delivery, oldest first, or all, newest first. */
export const LETTERS = defineList({
  endpoint: listLetters,
  root: letterKeys.all,
  viewed: 'letters',
  pageSize: LETTER_PAGE_SIZE,
  filters: {
    search: searchFilter('Cari surat', 'No. surat, nama, kontrak, nopol'),
    state: choiceFilter({
      label: 'Pengiriman',
      options: [
        { value: 'UNDELIVERED', label: 'Belum dicatat' },
        { value: 'ALL', label: 'Semua surat' },
      ],
      start: 'UNDELIVERED',
    }),
    office: officeFilter(),
  },
});
export type LetterRegisterState = StateOf<typeof LETTERS>;
