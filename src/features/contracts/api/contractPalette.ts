import { contractStatusLabel } from '@/lib/labels/statusLabel';
import { listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { CONTRACTS } from '../domain/contractList';

export interface ContractPaletteProps {
  /** Address of a contract's page. */
  hrefOf: (code: string) => string;
  /** Where the list is. */
  listHref: string;
}

/** Contracts by code, plate, name, NIK or phone, of every office that the person may see. */
export const contractPalette = ({ hrefOf, listHref }: ContractPaletteProps): PaletteSource =>
  listPalette(CONTRACTS, {
    key: 'contracts',
    title: 'Kontrak',
    isFor: (access) => access.is_contract === 1,
    listHref,
    hitOf: (row) => ({
      href: hrefOf(row.code),
      title: row.customer_name,
      detail: [row.code, row.plate_number, row.vehicle].filter(Boolean),
      aside: contractStatusLabel(row.status, row.overdue).label,
    }),
  });
