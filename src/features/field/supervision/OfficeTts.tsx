import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { RecordList } from '@/components/RecordList/RecordList';
import type { Tts } from '@/lib/contract/tts';
import { formatRupiah } from '@/lib/format/rupiah';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { collectorChoicesOptions } from './api/supervision.queries';
import { officeTtsView } from './components/officeTtsView';
import { OFFICE_TTS } from './domain/officeTtsList';
import { TtsVoiding } from './TtsVoiding';

export interface OfficeTtsProps {
  /** Id of the supervisor who is signed in, since nobody voids their own; null: the reader only reads. */
  self: string | null;
}

/** TTS of an office, the oldest that are still underway first; a supervisor voids one that is carried. */
export function OfficeTts({ self }: OfficeTtsProps) {
  const shown = useList(OFFICE_TTS);
  const { state, data } = shown;
  const office = useQuery(officesQuery()).data;
  const collector = useQuery(collectorChoicesOptions(state.office, self !== null)).data;
  const [voiding, setVoiding] = useState<Tts | null>(null);
  const view = useMemo(
    () =>
      officeTtsView(
        self === null
          ? null
          : (tts) =>
              tts.state === 'OPEN' && String(tts.collector.id) !== self ? (
                <Button
                  kind="quiet"
                  aria-label={`Batalkan TTS ${tts.number}`}
                  onClick={() => setVoiding(tts)}
                >
                  Batalkan TTS
                </Button>
              ) : null,
      ),
    [self],
  );
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office, collector }}
      total={data && `Jumlah ${formatRupiah(data.total)}`}
    >
      {voiding && <TtsVoiding tts={voiding} onClose={() => setVoiding(null)} />}
    </RecordList>
  );
}
