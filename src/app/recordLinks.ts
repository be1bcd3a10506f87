import { paths } from './paths';
import { isRegistered, routeAt, type Holder } from './routeAccess';

/** Where the records that others mention are opened; undefined for those who may not, who read plain text. */
export function recordLinks(holder: Holder | null) {
  // By the table's own spelling: to search the table for an example of each would cost the first page 40 ms on a slow computer.
  const ifOpen = <Path>(path: Path, route: string): Path | undefined =>
    isRegistered(routeAt(route), holder) ? path : undefined;
  const links = {
    receipt: ifOpen(paths.creditDetail, '/credit/:id'),
    receiptsOf: ifOpen(paths.creditOfContract, paths.credit()),
    registration: ifOpen(paths.customerDetail, '/customer/:id'),
    contract: ifOpen(paths.contractDetail, '/contract/:id'),
    card: ifOpen(paths.paymentDetail, '/payment/:id'),
    handover: ifOpen(paths.handoverDetail, '/payment/handover/:id'),
    statement: ifOpen(paths.statement, paths.paymentImport()),
    statementLine: ifOpen(paths.statementLine, paths.paymentImport()),
    agent: ifOpen(paths.agentDetail, '/agen/:id'),
    agentBatch: ifOpen(paths.agentBatch, '/agen/commission/batch/:id'),
    marketer: ifOpen(paths.marketingDetail, '/marketing/:id'),
    pettyCash: ifOpen(paths.pettyCashOf, paths.pettyCash()),
    bpkb: ifOpen(paths.bpkbDetail, '/bpkb/:id'),
    marketerBatch: ifOpen(paths.marketingBatch, '/marketing/commission/batch/:id'),
  };
  return { ...links, record: (type: string, id: string) => recordPath(links, type, id) };
}

/** A record of the log by its kind: what has a page of its own, and may be opened. */
function recordPath(
  links: Omit<ReturnType<typeof recordLinks>, 'record'>,
  type: string,
  id: string,
): string | null {
  switch (type) {
    case 'credit':
      return links.receipt?.(id) ?? null;
    case 'contract':
      return (links.contract ?? links.card)?.(id) ?? null;
    case 'agent':
      return links.agent?.(id) ?? null;
    case 'agent_batch':
      return links.agentBatch?.(id) ?? null;
    case 'marketer':
      return links.marketer?.(id) ?? null;
    case 'marketer_batch':
      return links.marketerBatch?.(id) ?? null;
    case 'registration':
      return links.registration?.(id) ?? null;
    case 'handover':
      return links.handover?.(id) ?? null;
    case 'petty_fund':
      return links.pettyCash?.(id) ?? null;
    case 'bpkb':
      return links.bpkb?.(id) ?? null;
    case 'import':
      return links.statement?.(id) ?? null;
    default:
      return null;
  }
}
