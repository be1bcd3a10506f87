import { listPalette } from '@/lib/list/listPalette';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { STAFF } from '../domain/staffList';
import { officeText, staffState } from '../domain/staffText';

export interface StaffPaletteProps {
  /** Address of a person's page. */
  hrefOf: (id: number) => string;
  /** Where the list is. */
  listHref: string;
}

/** People by name, user name or e-mail, those who left too, of every office that the person may see. */
export const staffPalette = ({ hrefOf, listHref }: StaffPaletteProps): PaletteSource =>
  listPalette(STAFF, {
    key: 'staff',
    title: 'Staff',
    isFor: (access) => access.is_user === 1,
    listHref,
    wide: { state: 'all' },
    hitOf: (row) => ({
      href: hrefOf(row.id),
      title: row.name,
      detail: [row.username, row.title.name, officeText(row)],
      aside: staffState(row).label,
    }),
  });
