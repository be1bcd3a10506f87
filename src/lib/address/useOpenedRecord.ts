import type { RecordId } from '../contract/fields';
import type { ViewedList } from '../contract/viewedLists';
import { viewedAs, type Viewed } from '../list/viewed';
import { addressCodec, flag, orNull, text } from './addressCodec';
import { useAddressState } from './useAddressState';

const START = { open: null as string | null, edit: false, ended: false };
const CODEC = addressCodec<typeof START>({ open: orNull(text(20)), edit: flag, ended: flag });

/** What stands in the address beside a list of records: the opened one, whether it is edited, and ended ones. */
export function useOpenedRecord() {
  const [{ open: opened, edit: editing, ended: withEnded }, change] = useAddressState(CODEC, START);
  return {
    /** Id of a record, `new`, or what else a feature opens, by a word of its own. */
    opened,
    editing,
    withEnded,
    open: (id: RecordId) => change({ open: String(id), edit: false }, { replace: false }),
    edit: () => change({ edit: true }, { replace: true }),
    close: () => change({ open: null, edit: false }, { replace: true }),
    showEnded: (shown: boolean) => change({ ended: shown }, { replace: true }),
  };
}

/** Such a list for saved views: whether ended records are shown. What is opened is none of a view. */
export const endedViews = (key: ViewedList): Viewed =>
  viewedAs({ key, codec: ENDED, startFor: () => ({ ended: false }), parts: {} });

const ENDED = addressCodec<{ ended: boolean }>({ ended: flag });
