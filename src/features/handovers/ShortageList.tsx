import { useQuery } from '@tanstack/react-query';
import { RecordList } from '@/components/RecordList/RecordList';
import { formatRupiah } from '@/lib/format/rupiah';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { SHORTAGES } from './domain/shortageList';
import { useShortageView, type ShortageWays } from './useShortageView';

/** Kurang setor of the offices that the reader sees, until each is settled. */
export function ShortageList(ways: ShortageWays) {
  const shown = useList(SHORTAGES);
  const office = useQuery(officesQuery()).data;
  const { view, dialog } = useShortageView(ways);
  const { data } = shown;
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office }}
      head={data && data.owed > 0 && <p>Terutang seluruhnya {formatRupiah(data.owed)}.</p>}
    >
      {dialog}
    </RecordList>
  );
}
