import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { RecordList } from '@/components/RecordList/RecordList';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { collectorChoicesOptions } from './api/supervision.queries';
import { BlockClosing } from './BlockClosing';
import { blockView } from './components/blockView';
import { BLOCKS, type OfficeBlock } from './domain/blockList';
import { blockText } from './domain/blockNumbers';

/** Blocks of numbers of an office with what became of each number; closed here where the phone is lost. */
export function TtsBlocks() {
  const shown = useList(BLOCKS);
  const office = useQuery(officesQuery()).data;
  const collector = useQuery(collectorChoicesOptions(shown.state.office)).data;
  const [closing, setClosing] = useState<OfficeBlock | null>(null);
  const view = useMemo(
    () =>
      blockView((block) =>
        block.closed_at === null ? (
          <Button
            kind="quiet"
            aria-label={`Tutup blok ${blockText(block)}`}
            onClick={() => setClosing(block)}
          >
            Tutup blok
          </Button>
        ) : null,
      ),
    [],
  );
  return (
    <RecordList shown={shown} view={view} choices={{ office, collector }}>
      {closing && <BlockClosing block={closing} onClose={() => setClosing(null)} />}
    </RecordList>
  );
}
