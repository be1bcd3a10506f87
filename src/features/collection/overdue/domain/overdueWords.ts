import { RESET, type EmptyWords } from '@/components/RecordList/ListView';
import { NONE } from '@/lib/contract/overdueListDefaults';
import { bucketLabel } from '@/lib/labels/bucketLabel';
import { OVERDUE, type OverdueListState } from './overdueList';

/** Names of what was chosen, where they are known. */
export interface ChosenNames {
  office?: string | undefined;
  region?: string | undefined;
  collector?: string | undefined;
  type?: string | undefined;
}

/** When it is due, in words. */
function dueText(due: OverdueListState['due']): string {
  const label = OVERDUE.filters.due?.optionsOf?.(due, []).find(({ value }) => value === due)?.label ?? '';
  return due === 'late' || due === 'new' || due === 'paid' || due === 'all'
    ? label
    : `Jatuh tempo ${label.toLowerCase()}`;
}

/** What the list is narrowed to, one filter a phrase. */
export function narrowedTo(state: OverdueListState, names: ChosenNames): string[] {
  const { due, bucket, region, collector, type, letter, search } = state;
  return [
    names.office ? `Kantor ${names.office}` : 'Semua kantor',
    ...(bucket === 'all' ? [] : [bucketLabel(bucket)]),
    ...(bucket !== 'all' && due === 'all' ? [] : [dueText(due)]),
    ...(region === 'all' ? [] : [region === NONE ? 'Belum berwilayah' : `Wilayah ${names.region ?? region}`]),
    ...(collector === 'all'
      ? []
      : [collector === NONE ? 'Belum berkolektor' : `Kolektor ${names.collector ?? collector}`]),
    ...(letter === 'all' ? [] : ['Waktunya surat peringatan']),
    ...(type === 'all' ? [] : [`Jenis ${names.type ?? type}`]),
    ...(search ? [`Pencarian “${search}”`] : []),
  ];
}

/** Why the list is empty, and the nearest way to one that is not. */
export function emptyWords(state: OverdueListState): EmptyWords {
  const { search, due, bucket, region, collector, type, letter } = state;
  if (search) {
    return {
      title: `Tidak ada kontrak untuk “${search}”`,
      why: 'Yang dicari: nama, kode kontrak, nopol, NIK, dan telepon, di antara yang tersaring.',
      action: RESET,
    };
  }
  if (letter === 'due') {
    return {
      title: 'Tidak ada surat yang waktunya tiba',
      why: 'Surat peringatan dibuat menurut hari terlambat di Kelas Tunggakan.',
      action: RESET,
    };
  }
  if (bucket !== 'all' || region !== 'all' || collector !== 'all' || type !== 'all') {
    return {
      title: 'Tidak ada kontrak seperti itu',
      why: 'Filter yang dipilih tidak menyisakan kontrak.',
      action: RESET,
    };
  }
  if (due === 'late')
    return { title: 'Tidak ada yang terlambat', why: 'Semua angsuran yang jatuh tempo sudah dibayar.' };
  if (due === 'all')
    return { title: 'Belum ada kontrak berjalan', why: 'Kontrak muncul di sini setelah dicairkan.' };
  return { title: 'Tidak ada yang jatuh tempo pada hari-hari itu', action: RESET };
}
