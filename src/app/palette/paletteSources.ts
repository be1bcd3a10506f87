import { bookPalette } from '@/features/bpkb';
import { letterPalette } from '@/features/collection';
import { contractPalette } from '@/features/contracts';
import { creditPalette } from '@/features/credits';
import { ttsPalette } from '@/features/field';
import { paymentPalette } from '@/features/payments';
import { voucherPalette } from '@/features/pettyCash';
import { registrationPalette } from '@/features/registrations';
import { staffPalette } from '@/features/staff';
import type { Access } from '@/lib/contract/access';
import type { Tts } from '@/lib/contract/tts';
import type { PaletteSource } from '@/lib/palette/PaletteSource';
import { paths } from '../paths';

const supervises = (access: Access) => access.is_collector_spv === 1;
const takes = (access: Access) => access.is_credit_add === 1;

/** Where a cashier finds the money of a TTS: counted, still carried, or on the card that it was not paid into. */
const moneyHref = ({ handover, state, collector, office_id, contract_code }: Tts): string => {
  if (handover) return paths.handoverDetail(handover.id);
  return state === 'OPEN'
    ? paths.handoverTakingOf(collector.id, office_id)
    : paths.paymentDetail(contract_code);
};

/** What the palette finds besides screens, in the order of its groups. A new screen's records are added here. */
export const PALETTE_SOURCES: readonly PaletteSource[] = [
  contractPalette({ hrefOf: paths.contractDetail, listHref: paths.contracts() }),
  paymentPalette(paths.paymentDetail),
  registrationPalette({ hrefOf: paths.customerDetail, listHref: paths.customers() }),
  creditPalette({ hrefOf: paths.creditDetail, listHref: paths.credit() }),
  ttsPalette({ isFor: supervises, listHref: paths.collectorOfficeTts() }),
  ttsPalette({
    isFor: (access) => takes(access) && !supervises(access),
    listHref: paths.handovers(),
    hrefOf: moneyHref,
  }),
  ttsPalette({
    isFor: (access) => access.is_performance === 1 && !takes(access) && !supervises(access),
    listHref: paths.watchedTts(),
  }),
  letterPalette(paths.letters()),
  bookPalette({ hrefOf: paths.bpkbDetail, listHref: paths.bpkb() }),
  voucherPalette(paths.pettyCash()),
  staffPalette({ hrefOf: paths.staffDetail, listHref: paths.staff() }),
];
