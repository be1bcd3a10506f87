import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { PageParts } from '@/components/PageGrid/PageParts';
import { RecordList } from '@/components/RecordList/RecordList';
import { isUnsent } from '@/lib/device/KeptRecord';
import { useList } from '@/lib/list/useList';
import { OWN_TTS_VIEW } from './components/ownTtsView';
import { UnsentTts } from './components/UnsentTts';
import { useKeptDay } from './device/useKeptDay';
import { OWN_TTS } from './domain/ownTtsList';

export interface OwnTtsProps {
  /** Id of who is signed in. */
  owner: string;
}

/** A collector's own TTS: what only this device has, and what the server says became of the others. */
export function OwnTts({ owner }: OwnTtsProps) {
  const shown = useList(OWN_TTS);
  const { visits } = useKeptDay(owner);
  const unsent = (visits ?? []).filter((visit) => visit.tts !== null && isUnsent(visit));
  return (
    <PageParts>
      {unsent.length > 0 && <UnsentTts visits={unsent} />}
      {shown.data?.rows.some(({ late }) => late) && (
        <InlineAlert tone="warning" title="Setor hari ini">
          Ada uang yang dibawa lebih dari satu hari kerja. Penyelia dan kepala cabang melihatnya juga.
        </InlineAlert>
      )}
      <RecordList shown={shown} view={OWN_TTS_VIEW} />
    </PageParts>
  );
}
