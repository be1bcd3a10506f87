import { useLocation } from 'react-router-dom';
import { AGENT, MARKETER } from '@/features/partners';
import { paths } from '../../paths';

const AGENTS = {
  side: AGENT,
  label: 'Agen',
  /** What the log calls a batch. */
  batchRecord: 'agent_batch',
  list: paths.agents,
  detail: paths.agentDetail,
  commissions: paths.agentCommissions,
  pay: paths.agentPay,
  batches: paths.agentBatches,
  batch: paths.agentBatch,
};

const MARKETERS: typeof AGENTS = {
  side: MARKETER,
  label: 'Marketing Ekternal',
  batchRecord: 'marketer_batch',
  list: paths.marketing,
  detail: paths.marketingDetail,
  commissions: paths.marketingCommissions,
  pay: paths.marketingPay,
  batches: paths.marketingBatches,
  batch: paths.marketingBatch,
};

/** Whose commissions the address is about, and where their other pages are. */
export function usePartnerPlaces(): typeof AGENTS {
  const { pathname } = useLocation();
  return pathname.startsWith(paths.marketingCommissions()) ? MARKETERS : AGENTS;
}
