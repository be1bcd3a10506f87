import {
  agentCommissions,
  exportAgentBatch,
  exportMarketerBatch,
  marketerCommissions,
} from '@/lib/contract/commissions';
import type { CommissionEndpoints } from '@/lib/contract/commissions';
import type { FileEndpoint } from '@/lib/contract/fileEndpoint';
import { agents, marketers, type PartnerEndpoints } from '@/lib/contract/partners';
import type { PartnerKind } from '@/lib/contract/partnerTerms';

/** What agents and external marketers differ in on screen: words and calls. */
export interface PartnerSide {
  kind: PartnerKind;
  /** As people say it. */
  noun: string;
  calls: PartnerEndpoints;
  commissions: CommissionEndpoints;
  exportBatch: FileEndpoint;
  /** Its list in what the browser keeps. */
  list: 'agen' | 'marketing';
}

export const AGENT: PartnerSide = {
  kind: 'AGENT',
  noun: 'Agen',
  calls: agents,
  commissions: agentCommissions,
  exportBatch: exportAgentBatch,
  list: 'agen',
};

export const MARKETER: PartnerSide = {
  kind: 'MARKETER',
  noun: 'Marketing',
  calls: marketers,
  commissions: marketerCommissions,
  exportBatch: exportMarketerBatch,
  list: 'marketing',
};
