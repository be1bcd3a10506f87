import type { RowsView } from '@/components/RecordList/ListView';
import { Money } from '@/components/Money/Money';
import type { AchievementRow } from '@/lib/contract/achievement';
import { formatNumber } from '@/lib/format/rupiah';
import { ofWords, shareOf } from '../domain/figureWords';
import { Behind } from './Behind';

/** What stands where a collector’s name would: money of contracts that nobody collected. */
export const NOBODY = 'Tanpa kolektor';

export const collectorName = ({ collector }: Pick<AchievementRow, 'collector'>): string =>
  collector?.name ?? NOBODY;

/** How collectors look: who they are, how far from their target, and what they did. */
export const COLLECTOR_VIEW: RowsView<AchievementRow, number> = {
  caption: 'Kolektor',
  isPart: true,
  keyOf: ({ collector }) => collector?.id ?? 0,
  columns: [
    {
      ...{ key: 'name', header: 'Kolektor', sortable: true, minWidth: 140, whole: true },
      cell: collectorName,
    },
    {
      ...{
        key: 'behind',
        header: 'Terhadap target',
        sortable: true,
        minWidth: 190,
        whole: true,
        card: 'lead',
      },
      cell: (row) => <Behind {...row} />,
    },
    {
      ...{ key: 'share', header: '%', align: 'end', width: 64, card: 'aside' },
      cell: shareWords,
    },
    {
      ...{ key: 'collected', header: 'Terkumpul', sortable: true, align: 'end', width: 140 },
      ...{ card: 'foot', cardLabel: true },
      cell: ({ collected }) => <Money value={collected.amount} />,
    },
    {
      ...{ key: 'target', header: 'Target', sortable: true, align: 'end', width: 140 },
      ...{ card: 'footAside', cardLabel: true },
      cell: ({ target }) => <Money value={target?.amount} />,
    },
    {
      ...{ key: 'accounts', header: 'Akun', sortable: true, align: 'end', width: 104, card: 'hidden' },
      cell: ({ collected, target }) =>
        target ? ofWords(collected.accounts, target.accounts) : formatNumber(collected.accounts),
    },
    {
      ...{ key: 'visited', header: 'Kunjungan', align: 'end', width: 108, hideBelow: 944, card: 'hidden' },
      cell: ({ visits }) => ofWords(visits.visited, visits.planned),
    },
    {
      ...{ key: 'promises', header: 'Janji', sortable: true, align: 'end', width: 92, hideBelow: 1152 },
      card: 'hidden',
      cell: ({ promises }) => ofWords(promises.kept.count, promises.made.count),
    },
    {
      ...{ key: 'handed', header: 'Disetor hari itu', align: 'end', width: 104, hideBelow: 1152 },
      card: 'hidden',
      cell: ({ tts }) => ofWords(tts.same_day.count, tts.taken.count),
    },
  ],
  skeletonRows: 6,
  isShort: true,
};

function shareWords({ collected, target }: AchievementRow): string {
  const share = target === null ? null : shareOf(collected.amount, target.amount);
  return share === null ? '' : `${formatNumber(share)} %`;
}
