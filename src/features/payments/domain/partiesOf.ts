import type { PaperFact } from '@/components/Paper/PaperFacts';
import type { ContractFacts } from '@/lib/contract/contractFacts';

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
    { label: 'No. polisi', value: plate_number },
  ];
}
