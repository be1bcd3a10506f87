import { useQuery } from '@tanstack/react-query';
import { collectorsOptions } from './api/handovers.queries';
import { CarriedNotice } from './components/CarriedNotice';

export interface CarriedStripProps {
  /** Where it leads. */
  href: string;
}

/** On Home of who takes money: what collectors carry. Hosts that do not know it show nothing. */
export function CarriedStrip({ href }: CarriedStripProps) {
  const { data } = useQuery({ ...collectorsOptions(), retry: false });
  return data && <CarriedNotice rows={data.rows} href={href} />;
}
