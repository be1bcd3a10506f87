import { listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { REGISTRATIONS } from '../domain/registrationList';

export interface RegistrationPaletteProps {
  /** Address of a registration's page. */
  hrefOf: (id: number) => string;
  /** Where the list is. */
  listHref: string;
}

/** Registrations by number, plate, name, NIK or phone, of every office that the person may see. */
export const registrationPalette = ({ hrefOf, listHref }: RegistrationPaletteProps): PaletteSource =>
  listPalette(REGISTRATIONS, {
    key: 'registrations',
    title: 'Form registrasi',
    isFor: (access) => access.is_customer === 1,
    listHref,
    wide: { status: 'all' },
    hitOf: (row) => ({
      href: hrefOf(row.id),
      title: row.applicant_name || 'Belum bernama',
      detail: [row.number ?? '', row.plate_number, row.vehicle].filter(Boolean),
      aside: row.status.name,
    }),
  });
