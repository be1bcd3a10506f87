import type { HttpHandler } from 'msw';
import { buildContractBpkb, buildContract, buildFacts } from '@/features/contracts/mocks/buildContract';
import { FileWorld } from '@/features/files/mocks/FileWorld';
import { fileHandlersOf } from '@/features/files/mocks/handlers';
import { buildPaymentCard } from '@/features/payments/mocks/buildPaymentCard';
import { buildPosted } from '@/features/payments/mocks/buildReceipts';
import { buildCommission } from '@/features/partners/mocks/buildCommission';
import { commissionWorldHandlers, CommissionWorld } from '@/features/partners/mocks/CommissionWorld';
import { buildDraft } from '@/features/registrations/form/mocks/formScenarios';
import { buildRow, possible, STATUSES } from '@/features/registrations/mocks/buildRegistration';
import { APPROVED } from '@/features/registrations/mocks/detailScenarios';
import { NEEDED_FILES } from '@/features/registrations/mocks/someFiles';
import { buildShareLink, MOCK_TOKEN } from '@/features/shares/mocks/buildShareLink';
import { buildSurvey } from '@/features/surveys/mocks/buildKeptSurvey';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import { agentCommissions } from '@/lib/contract/commissions';
import { getContract, type ContractDetail } from '@/lib/contract/contractDetail';
import { openUpload } from '@/lib/contract/uploads';
import { findContracts, getPaymentCard, type PaymentCard } from '@/lib/contract/paymentCard';
import { postPayment, type PostPayment } from '@/lib/contract/payments';
import {
  findDuplicates,
  getRegistration,
  moveRegistration,
  saveRegistration,
  type Registration,
} from '@/lib/contract/registrations';
import { listAssignedVisits } from '@/lib/contract/assignedVisits';
import { listRegistrations } from '@/lib/contract/registrationList';
import { visitFacts } from '@/lib/registration/visitFacts';
import { openSharedCard } from '@/lib/contract/sharedCard';
import { listShareLinks, makeShareLink, type ShareLink } from '@/lib/contract/shares';
import { sendSurvey } from '@/lib/contract/surveys';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { KEPT_PHOTO } from '@/lib/mocks/keptPhoto';
import { mockEndpoint, offline } from '@/lib/mocks/mockEndpoint';
import { readSession } from '@/lib/session/session';
import { sharedCardOf } from './sharedCardOf';

type Name = keyof typeof STATUSES;

/** The straight way to a contract: who takes which step. */
const WAY: Partial<Record<Name, readonly [to: Name, by: keyof typeof CREW]>> = {
  draft: ['submitted', 'clerk'],
  submitted: ['survey', 'clerk'],
  survey: ['review', 'surveyor'],
  review: ['approved', 'approver'],
  approved: ['signed', 'clerk'],
  signed: ['disbursed', 'clerk'],
};

const CREW = {
  clerk: { username: 'kontrak.jkt', name: 'Sari Permata' },
  surveyor: { username: 'surveyor.jkt', name: 'Joko Purnomo' },
  approver: { username: 'penyetuju.jkt', name: 'Hendra Gunawan' },
};
const NUMBER = 'JKT/R2611/00044';
/** All of it is done now. */
const NOW = '2026-11-20T07:05:00.000Z';

export const CODE = 'JKT-2611-00118';
export const PLATE = 'B 4821 TXA';

/** One registration and the contract that it becomes, as a server would keep them. */
export class RegistrationWorld {
  /** False: nothing of a registration is read or sent. */
  connected = true;
  private at: Name = 'draft';
  private record: Registration;
  private payments: PaymentCard['payments'] = [];
  private links: ShareLink[] = [];
  private readonly files = new FileWorld();

  constructor(at: Name = 'draft') {
    const isDraft = at === 'draft';
    const names = { ...buildDraft().names, agent: 'Rahmat Hidayat' };
    this.record = buildDraft({
      ...{ names, created_at: NOW, updated_at: NOW, updated_by: CREW.clerk, status_since: NOW, events: [] },
      // Of a draft the last paper is not there yet, nor the tenor.
      files: isDraft ? NEEDED_FILES.slice(0, 3) : [...NEEDED_FILES],
      form: buildRegistrationForm(isDraft ? { structure: { tenor: null }, documents: { income: null } } : {}),
    });
    while (this.at !== at) this.goOn();
  }

  /** Somebody takes the next step. */
  goOn(): Registration {
    const [to, by] = WAY[this.at] ?? [];
    if (!to || !by) throw new Error(`No step from ${this.at}`);
    const [from, who] = [STATUSES[this.at].name, CREW[by]];
    this.at = to;
    const { version, past, events } = this.record;
    const id = past.length + 1;
    const summary = `Form registrasi ${NUMBER}: ${from} menjadi ${STATUSES[to].name}`;
    this.record = {
      ...this.record,
      ...{ version: version + 1, number: NUMBER, status_since: NOW, updated_at: NOW, updated_by: who },
      past: [...past, { id, at: NOW, from, to: STATUSES[to].name, by: who, note: '' }],
      events: [{ id, at: NOW, summary, by: who, reason: null, fields: [] }, ...events],
      ...(to === 'approved' && { approved: { ...APPROVED, at: NOW } }),
      ...(to === 'disbursed' && { contract_code: CODE }),
    };
    return this.read();
  }

  private save(form: Registration['form']): Registration {
    const { files: had, version } = this.record;
    const files = Object.values(form.documents).flatMap(
      (id) => had.find((file) => file.id === id) ?? (id === null ? [] : (this.files.file(id) ?? [])),
    );
    this.record = { ...this.record, form, files, version: version + 1 };
    return this.read();
  }

  /** As whoever is signed in reads it. */
  read(): Registration {
    const reader = readSession();
    const isSurveyor = reader?.idTitle === SURVEYOR_TITLE_ID;
    const title = isSurveyor ? 'surveyor' : reader?.access.is_credit_approval === 1 ? 'approver' : 'clerk';
    const [to, by] = WAY[this.at] ?? [];
    return {
      ...this.record,
      status: STATUSES[this.at],
      may_edit: this.at === 'draft',
      may_survey: this.at === 'survey' && isSurveyor,
      moves: to && by === title ? [possible(STATUSES[to])] : [],
    };
  }

  private get facts(): ContractDetail['contract'] {
    const { customer, structure, vehicle, ...facts } = buildFacts();
    const { form } = this.record;
    return {
      ...facts,
      ...{ code: CODE, status: 'ACTIVE', next_due: this.payments.length > 0 ? '2027-01-05' : '2026-12-05' },
      version: 1 + this.payments.length,
      customer: { ...customer, name: form.applicant.name },
      vehicle: { ...vehicle, name: 'Honda BeAT', year: 2022, plate_number: PLATE },
      structure: { ...structure, date_start: '2026-11-20', due_day: 5 },
    };
  }

  private card(): PaymentCard {
    return buildPaymentCard({ paid: 0, contract: this.facts, payments: this.payments });
  }

  private pay(body: PostPayment) {
    const { receipts, after } = buildPosted(this.card(), body);
    this.payments = after.payments;
    return { receipts, after: this.card() };
  }

  readonly handlers: HttpHandler[] = [
    // Before the registration of that name: paths are tried in order.
    mockEndpoint(findDuplicates, []),
    mockEndpoint(listAssignedVisits, () =>
      this.connected ? [visitFacts(this.read())].filter(({ since }) => since !== null) : offline(),
    ),
    mockEndpoint(listRegistrations, () => {
      if (!this.connected) return offline();
      const { id, number, status } = this.read();
      return { rows: [buildRow({ id, number, status })], count: 1, count_more: false };
    }),
    mockEndpoint(getRegistration, () => (this.connected ? this.read() : offline())),
    mockEndpoint(saveRegistration, ({ body }) => this.save(body.form)),
    mockEndpoint(moveRegistration, () => this.goOn()),
    ...this.visits(),
    ...this.contract(),
  ];

  private visits(): HttpHandler[] {
    return [
      mockEndpoint(openUpload, ({ body }) => (this.connected ? this.files.open(body) : offline())),
      ...fileHandlersOf(this.files),
      mockEndpoint(sendSurvey, () => {
        if (!this.connected) return offline();
        this.record = {
          ...this.record,
          surveys: [buildSurvey({ visited_at: NOW, received_at: NOW, files: [KEPT_PHOTO] })],
        };
        return this.read();
      }),
    ];
  }

  private contract(): HttpHandler[] {
    const bpkb = buildContractBpkb({ number: 'R-04821773', owner: 'Siti Rahmawati', since: NOW });
    // 15 per mille of what was lent.
    const commissions = new CommissionWorld([buildCommission({ contract_code: CODE })], []);
    return [
      ...commissionWorldHandlers(agentCommissions, () => commissions),
      mockEndpoint(getContract, () =>
        buildContract(
          {
            ...{ contract: this.facts, registration_id: 44, receipts: [], events: [] },
            bpkb,
          },
          this.payments,
        ),
      ),
      mockEndpoint(listShareLinks, () => ({ rows: this.links })),
      mockEndpoint(makeShareLink, () => {
        const link = buildShareLink();
        this.links = [link];
        return { link, token: MOCK_TOKEN };
      }),
      mockEndpoint(openSharedCard, () => sharedCardOf(this.card())),
      mockEndpoint(findContracts, () => {
        const { code, customer, vehicle, structure, status, next_due } = this.facts;
        const row = {
          code,
          office_id: 1,
          customer_name: customer.name,
          phone: customer.phone,
          status,
          next_due,
        };
        return {
          rows: [
            {
              ...row,
              ...{ vehicle_kind: vehicle.kind, vehicle: vehicle.name, plate_number: vehicle.plate_number },
              ...{ date_start: structure.date_start, tenor: structure.tenor, overdue: 0 },
              instalment: structure.instalment,
            },
          ],
          more: false,
        };
      }),
      mockEndpoint(getPaymentCard, () => this.card()),
      mockEndpoint(postPayment, ({ body }) => this.pay(body)),
    ];
  }
}
