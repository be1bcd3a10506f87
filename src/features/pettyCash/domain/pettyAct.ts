import type { PettyCount } from '@/lib/contract/pettyCash';
import type { PettyRequest } from '@/lib/contract/pettyRequests';
import type { PettyMove } from '@/lib/contract/pettyTerms';
import type { PettyVoucher } from '@/lib/contract/pettyVouchers';
import type { CountPurpose } from './countedDraft';
import type { VoucherSubject } from './voucherDraft';

/** Something that is done about petty cash, in a dialog of its own. */
export type PettyAct =
  | { do: 'write'; subject: VoucherSubject }
  | { do: 'count'; purpose: CountPurpose }
  | { do: 'move'; kind: PettyMove }
  | { do: 'complete' | 'cancel' | 'refuse'; request: PettyRequest }
  | { do: 'void'; voucher: PettyVoucher }
  | { do: 'reopen'; count: PettyCount }
  | { do: 'answer'; count: PettyCount };
