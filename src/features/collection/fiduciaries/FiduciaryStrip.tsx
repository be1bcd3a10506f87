import { useQuery } from '@tanstack/react-query';
import type { FiduciaryTask } from '@/lib/contract/fiduciaryListDefaults';
import { fiduciaryFiguresOptions } from './api/fiduciaries.queries';
import { FiduciaryNotice } from './components/FiduciaryNotice';

export interface FiduciaryStripProps {
  /** The office that is meant; null: all that the person sees. */
  office: number | null;
  /** Where a list is, narrowed to what is late or near. */
  hrefOf: (list: FiduciaryTask) => string;
}

/** On Home of who keeps contracts: fiduciaries that are late or near. Hosts that do not know them show nothing. */
export function FiduciaryStrip({ office, hrefOf }: FiduciaryStripProps) {
  const { data } = useQuery({ ...fiduciaryFiguresOptions(office), retry: false });
  return data && <FiduciaryNotice figures={data} hrefOf={hrefOf} />;
}
