import type { HttpHandler } from 'msw';
import { buildContract, buildFacts } from '@/features/contracts/mocks/buildContract';
import {
  buildActions,
  buildRequestDetail,
  buildRestructureConsequences,
} from '@/features/requests/mocks/buildRequest';
import { buildPlanned, buildRestructureBasis } from '@/features/requests/mocks/buildRestructure';
import { carriedOver, planRestructure } from '@/lib/arithmetic/restructure';
import { getContractActions } from '@/lib/contract/contractActions';
import { getContract, type ContractDetail } from '@/lib/contract/contractDetail';
import type { RequestedAction } from '@/lib/contract/requestedAction';
import {
  approveContractRequest,
  getContractRequest,
  listContractRequests,
  requestOnContract,
  type ContractRequest,
} from '@/lib/contract/requests';
import { getRestructureBasis, getRestructurePlan, type RestructureBasis } from '@/lib/contract/restructures';
import { formatRupiah } from '@/lib/format/rupiah';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { readSession } from '@/lib/session/session';

type Ask = Extract<RequestedAction, { kind: 'RESTRUCTURE' }>;

export const MAKER = { username: 'kontrak.jkt', name: 'Sari Permata' };
export const CHECKER = { username: 'penyetuju.jkt', name: 'Hendra Gunawan' };

const NEW_CODE = 'JKT-2611-00042';

/** One contract that is late, what is asked for on it, and what it becomes: all calculated, none of it written by hand. */
export class RestructureWorld {
  private old: ContractDetail = buildContract();
  private next: ContractDetail | null = null;
  private request: ContractRequest | null = null;
  readonly carried = carriedOver({
    card: this.old.card,
    dateStart: this.old.contract.structure.date_start,
    asOf: this.old.as_of,
  });

  contract = (code: string): ContractDetail => (code === NEW_CODE && this.next ? this.next : this.old);

  basis(): RestructureBasis {
    const { card, contract } = this.old;
    const open = card.lines.filter((line) => line.remainder > 0);
    return buildRestructureBasis({
      contract_code: contract.code,
      carried: this.carried,
      before: {
        instalment: contract.structure.instalment,
        open: open.length,
        remainder: open.reduce((sum, line) => sum + line.remainder, 0),
        penalty: card.totals.penalty,
        last_due: open.at(-1)?.date_maturity ?? null,
      },
    });
  }

  actions(code: string) {
    const { status, customer, version } = this.contract(code).contract;
    const waiting = this.request?.status === 'WAITING' ? this.shownRequest() : null;
    return buildActions({ contract_code: code, customer_name: customer.name, status, version, waiting });
  }

  ask(ask: RequestedAction, reason: string): ContractRequest {
    this.request = {
      ...buildRequestDetail().request,
      contract_code: this.old.contract.code,
      ask,
      reason,
      summary: `Sisa ${formatRupiah(this.carried.total)} dijadwalkan lagi.`,
      request_by: MAKER,
    };
    return this.shownRequest();
  }

  detail() {
    const request = this.shownRequest();
    const consequences = request.status === 'WAITING' ? buildRestructureConsequences() : null;
    return buildRequestDetail({ request, version: this.old.contract.version, consequences });
  }

  planned() {
    const { plan, ask } = this.made();
    const { carried, before } = this.basis();
    return buildPlanned({
      ...{ carried, before, tenor: ask.tenor, first_due: plan.firstDue },
      ...{ forgiven: plan.forgiven, principal: plan.principal, instalment: plan.instalment },
      ...{ interest: plan.interest, total: plan.total, schedule: plan.schedule },
    });
  }

  approve(): ContractRequest {
    const { plan, ask } = this.made();
    const facts = this.old.contract;
    this.request = { ...this.shownRequest(), status: 'APPROVED', decided_by: CHECKER };
    this.next = buildContract(
      {
        contract: buildFacts({
          code: NEW_CODE,
          status: 'ACTIVE',
          next_due: plan.firstDue,
          restructured_from: facts.code,
          structure: {
            ...facts.structure,
            ...{ principal: plan.principal, tenor: ask.tenor, instalment: plan.instalment },
            ...{ date_start: ask.as_of, due_day: ask.due_day },
          },
        }),
      },
      [],
    );
    this.old = {
      ...this.old,
      contract: { ...facts, status: 'RESTRUCTURED', next_due: null, restructured_to: NEW_CODE },
    };
    return this.request;
  }

  private made() {
    const ask = this.request?.ask as Ask;
    const rules = this.basis().calculations.find(({ id }) => id === ask.calculation_id);
    const { plan } = planRestructure({
      carried: this.carried,
      rules: {
        method: rules?.method ?? 'FLAT',
        rateBp: rules?.rate_bp ?? 0,
        roundTo: rules?.round_to ?? 1,
        minTenor: rules?.min_tenor ?? 1,
        maxTenor: rules?.max_tenor ?? 1,
      },
      choice: { tenor: ask.tenor, dueDay: ask.due_day, penalty: ask.penalty },
      asOf: ask.as_of,
    });
    if (!plan) throw new Error('Nothing is made');
    return { plan, ask };
  }

  /** As the person sees it who is signed in at this moment. */
  private shownRequest(): ContractRequest {
    if (!this.request) throw new Error('Nothing was asked for');
    const waits = this.request.status === 'WAITING';
    const own = readSession()?.username === this.request.request_by.username;
    return { ...this.request, may_decide: waits && !own, may_withdraw: waits && own };
  }
}

export const restructureWorldHandlers = (world: () => RestructureWorld): HttpHandler[] => [
  mockEndpoint(getContract, ({ params }) => world().contract(String(params.id))),
  mockEndpoint(getContractActions, ({ params }) => world().actions(String(params.id))),
  mockEndpoint(requestOnContract, ({ body }) => world().ask(body.ask, body.reason)),
  mockEndpoint(listContractRequests, []),
  mockEndpoint(getContractRequest, () => world().detail()),
  mockEndpoint(getRestructureBasis, () => world().basis()),
  mockEndpoint(getRestructurePlan, () => world().planned()),
  mockEndpoint(approveContractRequest, () => world().approve()),
];
