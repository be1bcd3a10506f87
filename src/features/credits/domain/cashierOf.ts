import type { Receipt } from '@/lib/contract/credits';

/** In whose drawer a receipt's money is; a host that knows only the text of the receipt says that. */
export const cashierOf = ({ cashier_by, cashier }: Receipt): string => cashier_by?.name ?? cashier ?? '';
