import { contractPalette } from '@/features/contracts';
import { creditPalette } from '@/features/credits';
import { paymentPalette } from '@/features/payments';
import { registrationPalette } from '@/features/registrations';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { paths } from '../paths';

/** What the palette finds besides screens, in the order of its groups. A new screen's records are added here. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [
  contractPalette({ hrefOf: paths.contractDetail, listHref: paths.contracts() }),
  paymentPalette(paths.paymentDetail),
  registrationPalette({ hrefOf: paths.customerDetail, listHref: paths.customers() }),
  creditPalette({ hrefOf: paths.creditDetail, listHref: paths.credit() }),
];
