import { useQuery } from '@tanstack/react-query';
import type { PageActs } from '@/components/PageHeader/PageAction';
import { addressCodec, flag } from '@/lib/address/addressCodec';
import { useAddressState } from '@/lib/address/useAddressState';
import { handoverOptions } from './api/handovers.queries';
import { HandoverPrinting } from './HandoverPrinting';

const START = { print: false };
const PRINTING = addressCodec<typeof START>({ print: flag });

/** The query part by which a protocol opens to be printed. */
export const PRINT_SEARCH = PRINTING.search({ print: true }, START);

/** What can be done with a hand-over: its protocol is printed. That it is open to be printed stands in the address. */
export function useHandoverActs(id: string): PageActs {
  const { data } = useQuery(handoverOptions(id));
  const [{ print }, change] = useAddressState(PRINTING, START);
  const to = (open: boolean) => change({ print: open }, { replace: true });
  return {
    actions: [],
    primary: data ? { label: 'Cetak berita acara', onSelect: () => to(true) } : null,
    shown: print && data && <HandoverPrinting handover={data} onClose={() => to(false)} />,
  };
}
