import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { ChosenBar } from '@/components/ChosenBar/ChosenBar';
import type { Selection } from '@/components/DataTable/DataTable.types';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import { RecordList } from '@/components/RecordList/RecordList';
import type { Letter } from '@/lib/contract/letters';
import { formatNumber } from '@/lib/format/rupiah';
import { useList } from '@/lib/list/useList';
import { officesQuery } from '@/lib/query/officesQuery';
import { letterView } from './components/letterView';
import { LETTERS } from './domain/letterRegister';
import { useLetterActs } from './useLetterActs';

const DeliveriesEditor = lazyOverlay(() => import('./DeliveriesEditor'), byOnClose);

export interface LetterRegisterProps {
  /** Address of a contract's page; left out for those who may not open one. Keep it stable between renders. */
  hrefOf?: ((code: string) => string) | undefined;
}

const labelOf = ({ number }: Letter) => `Pilih ${number}`;
const NONE: ReadonlySet<number> = new Set();

/**
 * Surat Peringatan: letters that wait to be brought, or all; printed again from here. What came back of those that wait is
 * recorded one by one, or at once for those that are chosen.
 */
export function LetterRegister({ hrefOf }: LetterRegisterProps) {
  const shown = useList(LETTERS);
  const office = useQuery(officesQuery()).data;
  const { actsOf, opened } = useLetterActs(shown.data?.today ?? '');
  const view = useMemo(() => letterView(actsOf), [actsOf]);
  const rows = shown.data?.rows;
  const hrefOfLetter = useCallback(
    (id: number) => hrefOf?.(rows?.find((row) => row.id === id)?.contract_code ?? '') ?? '',
    [hrefOf, rows],
  );
  const [keys, setKeys] = useState(NONE);
  const [isRecording, setRecording] = useState(false);
  const onChoose = useCallback((some: readonly Letter[], on: boolean) => {
    const ids = some.map(({ id }) => id);
    setKeys((before) => new Set(on ? [...before, ...ids] : [...before].filter((id) => !ids.includes(id))));
  }, []);
  const waiting = rows?.filter(({ delivery, lapsed }) => delivery === null && lapsed === null) ?? [];
  const chosen = waiting.filter(({ id }) => keys.has(id));
  const selection: Selection<Letter> = {
    ...{ chosen: new Set(chosen.map(({ id }) => id)), onChoose, labelOf },
    onPhones: true,
  };
  const leave = () => {
    setRecording(false);
    setKeys(NONE);
  };
  const isChoice = shown.state.state === 'UNDELIVERED' && waiting.length > 1;
  return (
    <RecordList
      shown={shown}
      view={view}
      choices={{ office }}
      {...(hrefOf && { hrefOf: hrefOfLetter })}
      {...(isChoice && { selection })}
      head={
        isChoice && (
          <ChosenBar
            label="Surat yang dipilih"
            chosen={chosen.length > 0}
            act="Catat pengiriman"
            onAct={() => setRecording(true)}
            onLeave={leave}
          >
            {chosen.length === 0
              ? 'Pilih surat yang dikirim dengan cara dan hasil yang sama.'
              : `${formatNumber(chosen.length)} surat dipilih.`}
          </ChosenBar>
        )
      }
    >
      {opened}
      {isRecording && chosen.length > 0 && (
        <DeliveriesEditor
          letters={chosen}
          today={shown.data?.today ?? ''}
          onDone={leave}
          onClose={() => setRecording(false)}
        />
      )}
    </RecordList>
  );
}
