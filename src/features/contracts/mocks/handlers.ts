import type { HttpHandler } from 'msw';
import { getContract } from '@/lib/contract/contractDetail';
import { listContracts } from '@/lib/contract/contracts';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildContract, buildContractRows, buildFacts } from './buildContract';
import { selectContracts } from './selectContracts';

const ROWS = buildContractRows(57);

/** The contracts of one office; every code opens a contract. */
export const contractHandlers: HttpHandler[] = [
  mockEndpoint(listContracts, ({ query }) => selectContracts(ROWS, query)),
  mockEndpoint(getContract, ({ params }) =>
    buildContract({ contract: buildFacts({ code: decodeURIComponent(String(params.id)) }) }),
  ),
];
