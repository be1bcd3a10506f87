import { paths } from './paths';
import { destinationOf, type Holder } from './routeAccess';

/** Where the records that others mention are opened; undefined for those who may not, who read plain text. */
export function recordLinks(holder: Holder | null) {
  const ifOpen = <Path>(path: Path, example: string): Path | undefined =>
    destinationOf(example, holder).kind === 'page' ? path : undefined;
  const links = {
    receipt: ifOpen(paths.creditDetail, paths.creditDetail(1)),
    receiptsOf: ifOpen(paths.creditOfContract, paths.credit()),
    registration: ifOpen(paths.customerDetail, paths.customerDetail(1)),
    contract: ifOpen(paths.contractDetail, paths.contractDetail('A')),
    card: ifOpen(paths.paymentDetail, paths.paymentDetail('A')),
    statement: ifOpen(paths.statement, paths.paymentImport()),
    statementLine: ifOpen(paths.statementLine, paths.paymentImport()),
    agent: ifOpen(paths.agentDetail, paths.agentDetail(1)),
    agentBatch: ifOpen(paths.agentBatch, paths.agentBatch(1)),
    marketer: ifOpen(paths.marketingDetail, paths.marketingDetail(1)),
    marketerBatch: ifOpen(paths.marketingBatch, paths.marketingBatch(1)),
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
    case 'import':
      return links.statement?.(id) ?? null;
    default:
      return null;
  }
}
