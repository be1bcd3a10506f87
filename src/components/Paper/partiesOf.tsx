import type { ContractFacts } from '@/lib/contract/contractFacts';
import type { PaperFact } from './PaperFacts';
import { Whole } from './Whole';

/** Whose contract a paper is about, and the vehicle behind it. */
export function partiesOf({
  code,
  customer,
  vehicle,
}: Pick<ContractFacts, 'code' | 'customer' | 'vehicle'>): PaperFact[] {
  const { name, year, plate_number } = vehicle;
  return [
    { label: 'Nasabah', value: customer.name },
    { label: 'Kontrak', value: code },
    { label: 'Kendaraan', value: year === null ? name : `${name} (${year})` },
    { label: 'No. polisi', value: <Whole>{plate_number}</Whole> },
  ];
}
