import type { ReportKey } from '@/lib/contract/reportTerms';
import { achievement } from './of/achievement';
import { aging } from './of/aging';
import { books } from './of/books';
import { collections } from './of/collections';
import { commissions } from './of/commissions';
import { corrections } from './of/corrections';
import { disbursements } from './of/disbursements';
import { fiduciaries } from './of/fiduciaries';
import { firstPaymentDefaults } from './of/firstPaymentDefaults';
import { lateVisits } from './of/lateVisits';
import { movements } from './of/movements';
import { pettyCash } from './of/pettyCash';
import { settlements } from './of/settlements';
import { transfers } from './of/transfers';
import { unassigned } from './of/unassigned';
import { waived } from './of/waived';
import type { ReadReport } from './ReportSource';

/** How each report is read. */
export const SOURCES: { readonly [K in ReportKey]: ReadReport<K> } = {
  ...{
    collections,
    aging,
    movements,
    achievement,
    disbursements,
    settlements,
    waived,
    corrections,
    transfers,
  },
  ...{ books, commissions, petty_cash: pettyCash, first_payment_defaults: firstPaymentDefaults, unassigned },
  ...{ late_visits: lateVisits, fiduciaries },
};
