import type { ListView } from '@/components/RecordList/ListView';
import type { SavedDistribution } from '@/lib/contract/distribution';
import { formatNumber } from '@/lib/format/rupiah';
import { formatInstant } from '@/lib/format/tanggal';
import type { DistributionListState } from '../domain/accountList';

/** How distributions look that were saved. */
export const DISTRIBUTION_VIEW: ListView<SavedDistribution, DistributionListState, number> = {
  caption: 'Riwayat distribusi',
  keyOf: ({ id }) => id,
  columns: [
    { key: 'at', header: 'Waktu', cell: ({ at }) => formatInstant(at), width: 240, whole: 'line' },
    {
      ...{ key: 'moved', header: 'Akun berpindah', align: 'end', width: 140, card: 'aside', cardLabel: true },
      cell: ({ moved }) => formatNumber(moved),
    },
    { key: 'by', header: 'Oleh', cell: ({ by }) => by.name, width: 180, card: 'lead' },
    {
      ...{ key: 'reason', header: 'Cara', card: 'foot' },
      cell: ({ reason }) => (reason === null ? 'Pembagian yang diusulkan' : `Dengan tangan: ${reason}`),
    },
  ],
  emptyWords: () => ({
    title: 'Belum ada distribusi',
    why: 'Setiap pembagian dan pemindahan akun tercatat di sini.',
  }),
};
