import { useSearchParams } from 'react-router-dom';

/** What stands in the address beside a list of records: the opened one, whether it is edited, and ended ones. */
export function useOpened() {
  const [address, setAddress] = useSearchParams();
  const change = (part: Record<string, string | null>, replace = false) =>
    setAddress(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [key, value] of Object.entries(part)) {
          if (value === null) after.delete(key);
          else after.set(key, value);
        }
        return after;
      },
      { replace },
    );
  return {
    /** Id of a record, or `new`. */
    opened: address.get('open'),
    editing: address.get('edit') === '1',
    withEnded: address.get('ended') === '1',
    open: (id: number | 'new') => change({ open: String(id), edit: null }),
    edit: () => change({ edit: '1' }, true),
    close: () => change({ open: null, edit: null }, true),
    showEnded: (shown: boolean) => change({ ended: shown ? '1' : null }, true),
  };
}
