import { IMPORT_PAGE_SIZE } from '@/lib/contract/importRows';
import { listImports } from '@/lib/contract/imports';
import { defineList } from '@/lib/list/defineList';
import { choiceFilter } from '@/lib/list/filters';
import { queryRoot } from '@/lib/query/queryRoots';

/** Uploaded bank statements, newest first. */
export const IMPORTS = defineList({
  endpoint: listImports,
  root: queryRoot('imports'),
  viewed: 'imports',
  columns: 'mutasi',
  pageSize: IMPORT_PAGE_SIZE,
  filters: {
    check: choiceFilter({
      label: 'Pemeriksaan',
      all: 'Semua mutasi',
      options: [
        { value: 'UNCHECKED', label: 'Belum diperiksa' },
        { value: 'CHECKED', label: 'Sudah diperiksa' },
      ],
    }),
  },
});
