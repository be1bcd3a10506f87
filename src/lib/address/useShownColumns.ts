import { useSearchParams } from 'react-router-dom';
import { useColumnChoice, type ChosenList } from '../session/columnChoice';
import { columnsIn, VIEW, withColumns } from './viewInAddress';

/**
 * The columns that a list shows and how to choose others: those of the address, which an open view brings and keeps, or
 * else what the person chose on this device.
 * @param list null: one whose columns can't be chosen
 */
export function useShownColumns(
  list: ChosenList | null,
): [...ReturnType<typeof useColumnChoice>, inAddress: boolean] {
  const [kept, keep] = useColumnChoice(list);
  const [address, setAddress] = useSearchParams();
  const given = list && columnsIn(address);
  if (list === null || (given === null && !address.has(VIEW))) return [kept, keep, false];
  const change = (next: readonly string[] | null) => {
    if (next === null) keep(null);
    setAddress((before) => withColumns(before, next), { replace: true });
  };
  return [given ?? kept, change, true];
}
