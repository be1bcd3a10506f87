import { useQuery } from '@tanstack/react-query';
import { bookFiguresOptions } from './api/bpkb.queries';
import { BpkbNotice, type BpkbNoticeProps } from './components/BpkbNotice';

export interface BpkbStripProps extends Pick<BpkbNoticeProps, 'hrefOf'> {
  /** The office that is meant; null: all that the person sees. */
  office: number | null;
}

/** On Home of keepers and branch heads: books that wait for somebody. Hosts that do not know them show nothing. */
export function BpkbStrip({ office, hrefOf }: BpkbStripProps) {
  const { data } = useQuery(bookFiguresOptions(office));
  return data && <BpkbNotice figures={data} hrefOf={hrefOf} />;
}
