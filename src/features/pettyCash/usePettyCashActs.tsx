import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { byOnClose, lazyOverlay } from '@/components/LazyPart/lazyPart';
import type { PageAction } from '@/components/PageHeader/PageAction';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { useOpenedRecord } from '@/lib/address/useOpenedRecord';
import type { PettyFund } from '@/lib/contract/pettyCash';
import { fundOptions } from './api/pettyCash.queries';
import type { ProofUpload } from './components/ProofUpload';
import { whyNotEnded, whyNotToppedUp, whyNotWritten } from './domain/obstacles';
import type { PettyAct } from './domain/pettyAct';
import { isStanding } from './domain/StandingFund';
import { usePettyPlace } from './usePettyPlace';

const PettyActing = lazyOverlay(() => import('./PettyActing'), byOnClose);

/** The word by which the address opens the counts of a fund. */
export const COUNTS = 'hitungan';

export interface PettyCashActs extends PageActs {
  /** Something is to be done, from where it stands. */
  onAct: (act: PettyAct) => void;
  /** Id of the office on screen, as the log calls its fund; null: not known yet. */
  record: string | null;
}

/** What can be done about the petty cash on screen, or why not; the page's parts open their acts by `onAct`. */
export function usePettyCashActs(Upload: ProofUpload): PettyCashActs {
  const [office] = usePettyPlace();
  const { data } = useQuery(fundOptions(office));
  const { open } = useOpenedRecord();
  const [act, setAct] = useState<PettyAct | null>(null);
  if (!data) return { actions: [], shown: null, onAct: setAct, record: null };
  const counts = { label: 'Riwayat hitungan', onSelect: () => open(COUNTS) };
  return {
    ...actionsOf(data, setAct, counts),
    shown: act && (
      <PettyActing {...{ act, Upload }} shown={data} onAct={setAct} onClose={() => setAct(null)} />
    ),
    onAct: setAct,
    record: String(data.office.id),
  };
}

function actionsOf(
  shown: PettyFund,
  onAct: (act: PettyAct) => void,
  counts: PageAction,
): Pick<PageActs, 'primary' | 'actions'> {
  const act = (label: string, what: PettyAct, whyNot: string | null = null): PageAction => ({
    ...{ label, whyNot },
    onSelect: () => onAct(what),
  });
  const only = (may: boolean, action: PageAction) => (may ? [action] : []);
  if (!isStanding(shown))
    return {
      primary: shown.may_change
        ? act(
            'Minta pengisian pertama',
            { do: 'move', kind: 'FUNDING' },
            shown.waiting.length > 0 || shown.moving.length > 0 ? 'Pengisian pertama sudah diminta.' : null,
          )
        : null,
      actions: [],
    };
  const notWritten = whyNotWritten(shown);
  return {
    primary: act('Catat pengeluaran', { do: 'write', subject: { kind: 'EXPENSE', of: null } }, notWritten),
    actions: [
      act('Beri kasbon', { do: 'write', subject: { kind: 'ADVANCE', of: null } }, notWritten),
      act('Isi kembali', { do: 'move', kind: 'TOP_UP' }, whyNotToppedUp(shown)),
      ...only(shown.may_count, act('Hitung mendadak', { do: 'count', purpose: 'SURPRISE' })),
      ...only(shown.may_hand_over, act('Serah terima kas', { do: 'count', purpose: 'HANDING' })),
      counts,
      ...(shown.may_change
        ? [
            act('Tambah plafon', { do: 'move', kind: 'RAISE' }),
            act('Kurangi plafon', { do: 'move', kind: 'LOWER' }),
            act('Tutup dana', { do: 'move', kind: 'END' }, whyNotEnded(shown)),
          ]
        : []),
    ],
  };
}
