import { useQuery } from '@tanstack/react-query';
import { fundsOptions } from './api/pettyCash.queries';
import { PettyNotice, type PettyNoticeProps } from './components/PettyNotice';

/** On Home of who keeps petty cash: what is open on the funds. Hosts that do not know them show nothing. */
export function PettyStrip({ hrefOf }: Pick<PettyNoticeProps, 'hrefOf'>) {
  const { data } = useQuery(fundsOptions());
  return data && <PettyNotice funds={data.rows} hrefOf={hrefOf} />;
}
