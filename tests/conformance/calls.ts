import { createHash } from 'node:crypto';
import { addDays } from '@/lib/arithmetic/calendar';
import type { ContractPage } from '@/lib/contract/contracts';
import type { CalculationMaster } from '@/lib/contract/calculations';
import { approveCredit } from '@/lib/contract/approvals';
import type { CreditDetail } from '@/lib/contract/creditDetail';
import { CREDIT_VALUE_FIELDS, type Receipt } from '@/lib/contract/credits';
import type { OverduePage } from '@/lib/contract/overdue';
import type { PostedGroup } from '@/lib/contract/importPosting';
import type { ImportRow } from '@/lib/contract/importRows';
import type { ImportBatch } from '@/lib/contract/imports';
import type { PaymentCard } from '@/lib/contract/paymentCard';
import type { Settlement } from '@/lib/contract/settlements';
import { agreeTo } from '../payments/agreeTo';
import { oldestInstalment } from '../payments/oldestInstalment';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import { ACCOUNT_CALLS } from './accountCalls';
import { AUTHENTICATOR_CALLS } from './authenticatorCalls';
import { CALL_CALLS } from './callCalls';
import { CASHIER_DAY_CALLS } from './cashierDayCalls';
import { DISTRIBUTION_CALLS } from './distributionCalls';
import { FIELD_CALLS } from './fieldCalls';
import { FILE_CALLS } from './fileCalls';
import { ACHIEVEMENT_CALLS } from './achievementCalls';
import { MONITORING_CALLS } from './monitoringCalls';
import { HANDOVER_CALLS } from './handoverCalls';
import { HOLIDAY_CALLS } from './holidayCalls';
import { LETTER_CALLS } from './letterCalls';
import { MASTER_CALLS } from './masterCalls';
import { OVERDUE_CLASS_CALLS } from './overdueClassCalls';
import { PARTNER_CALLS } from './partnerCalls';
import { PASSWORD_LINK_CALLS } from './passwordLinkCalls';
import { BPKB_CALLS } from './bpkbCalls';
import { BPKB_COUNT_CALLS } from './bpkbCountCalls';
import { PETTY_CALLS } from './pettyCalls';
import { PRICE_CALLS } from './priceCalls';
import { REPORT_CALLS } from './reportCalls';
import { REGISTRATION_CALLS } from './registrationCalls';
import { REQUEST_CALLS } from './requestCalls';
import { REPOSSESSION_CALLS } from './repossessionCalls';
import { SAVED_VIEW_CALLS } from './savedViewCalls';
import { SETUP_CALLS } from './setupCalls';
import { SHARE_CALLS } from './shareCalls';
import { STAFF_CALLS } from './staffCalls';
import { TITLE_CALLS } from './titleCalls';

/** Sends one call as somebody and gives the answer's body. */
export type Send = (
  endpoint: AnyEndpoint,
  as:
    | 'nobody'
    | 'cashier'
    | 'approver'
    | 'admin'
    | 'director'
    | 'clerk'
    | 'head'
    | 'surveyor'
    | 'collector'
    | 'collectorSupervisor',
  input?: { params?: object; query?: object; body?: object },
) => Promise<{ data: unknown }>;

/** What the calls need to know of the world they run in. */
export interface World {
  send: Send;
  username: string;
  password: string;
  /** The one-time code that was sent last. */
  code: () => Promise<string>;
  /** The token of the link that was printed for a user name. */
  link: (username: string) => Promise<string>;
}

export type EndpointName = (typeof ENDPOINTS)[number]['name'];

const find = (name: EndpointName) => ENDPOINTS.find((one) => one.name === name) as AnyEndpoint;
const reason = 'Nominal tunai salah ketik';

async function someReceipt(send: Send, index: number): Promise<Receipt> {
  const page = (await send(find('listCredits'), 'cashier', { query: { period: 'all' } })).data as {
    rows: Receipt[];
  };
  const row = page.rows.filter((one) => !one.request_approval && isLast(one, page.rows))[index];
  if (!row) throw new Error('No receipt to change');
  return row;
}

/** The last transaction of its instalment: nothing builds on it. */
const isLast = (one: Receipt, all: readonly Receipt[]) =>
  !all.some(
    (other) =>
      other.contract_code === one.contract_code &&
      other.credit_to === one.credit_to &&
      (other.transaction_to ?? 0) > (one.transaction_to ?? 0),
  );

const valuesOf = (receipt: Receipt) =>
  Object.fromEntries(CREDIT_VALUE_FIELDS.map((field) => [field, receipt[field]]));

async function requestChange(send: Send, index: number): Promise<{ data: unknown }> {
  const receipt = await someReceipt(send, index);
  return send(find('requestCreditChange'), 'cashier', {
    params: { id: String(receipt.id) },
    body: { update: { ...valuesOf(receipt), note: `Diperbaiki ${index}` }, reason, version: receipt.version },
  });
}

async function requestVoid(send: Send, index: number): Promise<{ data: unknown }> {
  const receipt = await someReceipt(send, index);
  return send(find('requestCreditVoid'), 'cashier', {
    params: { id: String(receipt.id) },
    body: { reason: 'Transfer ditolak bank', version: receipt.version },
  });
}

/** The last of these contracts none of whose receipts waits for a decision. */
async function lastWithoutRequests(send: Send, rows: readonly { code: string }[]): Promise<string> {
  for (const { code } of rows.toReversed()) {
    const query = { period: 'all', search: code };
    const page = (await send(find('listCredits'), 'cashier', { query })).data as { rows: Receipt[] };
    if (page.rows.every((receipt) => !receipt.request_approval)) return code;
  }
  throw new Error('No contract to settle');
}

/** What a decision names. */
const requestOf = ({ credit, waiting }: CreditDetail) => ({
  request_id: waiting?.request_id,
  version: credit.version,
});

async function paymentCard(send: Send): Promise<PaymentCard> {
  const found = await send(find('findContracts'), 'cashier', { query: { search: 'jkt' } });
  const { rows } = found.data as { rows: { code: string; status: string }[] };
  const open = rows.find((row) => row.status === 'ACTIVE' || row.status === 'OVERDUE');
  const answer = await send(find('getPaymentCard'), 'cashier', { params: { id: open?.code ?? '' } });
  return answer.data as PaymentCard;
}

async function someVersion(send: Send, code: string): Promise<CalculationMaster> {
  const { rows } = (await send(find('listCalculationVersions'), 'admin')).data as {
    rows: CalculationMaster[];
  };
  const row = rows.find((one) => one.code === code);
  if (!row) throw new Error(`No Perhitungan ${code}`);
  return row;
}

async function followVersion(send: Send, code: string, validFrom: string): Promise<{ data: unknown }> {
  const row = await someVersion(send, code);
  return send(find('createCalculation'), 'admin', {
    body: { ...row, valid_from: validFrom, follows: { id: row.id, version: row.version } },
  });
}

const openStatement = (send: Send, name: string) =>
  send(find('startImport'), 'cashier', {
    body: {
      bank: 'BCA',
      file_name: `${name}.csv`,
      file_hash: createHash('sha256').update(name).digest('hex'),
      mapping: {
        header_line: 1,
        date: 'Tanggal',
        date_format: 'DD/MM/YYYY',
        amount: 'Jumlah',
        direction: null,
        description: ['Keterangan'],
        reference: null,
        decimal: ',',
      },
      row_count: 1,
    },
  });

/** A statement of one line that pays an instalment; the mocks forget what was opened, so the last answer counts. */
async function sentStatement(send: Send, name: string, days = 0): Promise<ImportBatch> {
  const { contract, as_of } = await paymentCard(send);
  const opened = (await openStatement(send, name)).data as ImportBatch;
  const row = {
    line: 2,
    date: addDays(as_of, days),
    amount: contract.structure.instalment,
    description: `TRSF ${contract.code}`,
    reference: name,
  };
  const sent = await send(find('sendStatementLines'), 'cashier', {
    params: { id: String(opened.id) },
    body: { rows: [row] },
  });
  return sent.data as ImportBatch;
}

/** A statement with a row that is dated too far back, and a second person who is asked. */
async function askedStatement(send: Send, name: string): Promise<ImportBatch> {
  const { id, version } = await sentStatement(send, name, -20);
  const answer = await send(find('askImportRows'), 'cashier', {
    params: { id: String(id) },
    body: { reason: 'Mutasi bulan lalu terlambat diunduh', version },
  });
  return answer.data as ImportBatch;
}

async function postedStatement(send: Send, name: string): Promise<PostedGroup> {
  const { id } = await sentStatement(send, name);
  const answer = await send(find('postImportGroup'), 'cashier', { params: { id: String(id) }, body: {} });
  return answer.data as PostedGroup;
}

/** How each endpoint is called for its happy path. A new endpoint without an entry does not compile. */
export const CALLS: Record<EndpointName, (world: World) => Promise<{ data: unknown }>> = {
  countNotifications: ({ send }) => send(find('countNotifications'), 'cashier'),
  listNotifications: ({ send }) => send(find('listNotifications'), 'cashier', { query: { page: 1 } }),
  readNotification: async ({ send }) => {
    const page = await send(find('listNotifications'), 'cashier', { query: { page: 1 } });
    const [first] = (page.data as { notif: { id: number }[] }).notif;
    return send(find('readNotification'), 'cashier', { params: { id: String(first?.id) } });
  },
  readAllNotifications: ({ send }) => send(find('readAllNotifications'), 'cashier'),
  sendLocation: ({ send }) =>
    send(find('sendLocation'), 'cashier', { body: { latitude: -6.2, longitude: 106.8 } }),
  approveCredit: async ({ send }) => {
    const detail = (await requestChange(send, 0)).data as CreditDetail;
    const update = detail.waiting?.update ?? {};
    const values = Object.fromEntries(
      CREDIT_VALUE_FIELDS.map((field) => [field, update[field] ?? detail.credit[field]]),
    );
    return send(approveCredit, 'approver', {
      params: { id: String(detail.credit.id) },
      body: { ...values, request_approval: false },
    });
  },
  signIn: ({ send, username, password }) => send(find('signIn'), 'nobody', { body: { username, password } }),
  verifyCode: async ({ send, username, password, code }) => {
    const begun = await send(find('signIn'), 'nobody', { body: { username, password } });
    const { challenge } = begun.data as { challenge: string };
    return send(find('verifyCode'), 'nobody', { body: { challenge, code: await code() } });
  },
  resendCode: async ({ send, username, password }) => {
    const begun = await send(find('signIn'), 'nobody', { body: { username, password } });
    const { challenge } = begun.data as { challenge: string };
    return send(find('resendCode'), 'nobody', { body: { challenge } });
  },
  getProfile: ({ send }) => send(find('getProfile'), 'cashier'),
  ...ACCOUNT_CALLS,
  ...AUTHENTICATOR_CALLS,
  ...TITLE_CALLS,
  ...LETTER_CALLS,
  listOffices: ({ send }) => send(find('listOffices'), 'cashier'),
  listHolidays: ({ send }) =>
    send(find('listHolidays'), 'cashier', { query: { from: '2026-01-01', to: '2026-12-31' } }),
  listCredits: ({ send }) =>
    send(find('listCredits'), 'cashier', { query: { period: 'year', by: 'entered', size: 20 } }),
  listCashiers: ({ send }) => send(find('listCashiers'), 'cashier'),
  countCreditExport: ({ send }) =>
    send(find('countCreditExport'), 'admin', { query: { period: 'year', by: 'entered' } }),
  getCredit: async ({ send }) => {
    const receipt = await someReceipt(send, 0);
    return send(find('getCredit'), 'cashier', { params: { id: String(receipt.id) } });
  },
  requestCreditChange: ({ send }) => requestChange(send, 1),
  rejectCreditChange: async ({ send }) => {
    const detail = (await requestChange(send, 2)).data as CreditDetail;
    return send(find('rejectCreditChange'), 'approver', {
      params: { id: String(detail.credit.id) },
      body: { ...requestOf(detail), reason: 'Bukti tidak sesuai' },
    });
  },
  requestCreditVoid: ({ send }) => requestVoid(send, 4),
  voidCredit: async ({ send }) => {
    const detail = (await requestVoid(send, 5)).data as CreditDetail;
    return send(find('voidCredit'), 'approver', {
      params: { id: String(detail.credit.id) },
      body: requestOf(detail),
    });
  },
  withdrawCreditRequest: async ({ send }) => {
    const detail = (await requestChange(send, 6)).data as CreditDetail;
    return send(find('withdrawCreditRequest'), 'cashier', {
      params: { id: String(detail.credit.id) },
      body: { request_id: detail.waiting?.request_id },
    });
  },
  getChangeBasis: async ({ send }) =>
    send(find('getChangeBasis'), 'cashier', { params: { id: String((await someReceipt(send, 0)).id) } }),
  getCreditConsequences: async ({ send }) => {
    const { credit } = (await requestChange(send, 7)).data as CreditDetail;
    return send(find('getCreditConsequences'), 'approver', { params: { id: String(credit.id) } });
  },
  listApprovals: async ({ send }) => {
    await requestChange(send, 3);
    return send(find('listApprovals'), 'approver');
  },
  listOverdue: ({ send }) => send(find('listOverdue'), 'head', { query: { due: 'late', bucket: '1-7' } }),
  getOverdueReminder: async ({ send }) => {
    const page = (await send(find('listOverdue'), 'head')).data as OverduePage;
    return send(find('getOverdueReminder'), 'head', { params: { id: page.rows[0]?.code ?? '' } });
  },
  getOverdueFigures: ({ send }) => send(find('getOverdueFigures'), 'head'),
  listOverdueChoices: ({ send }) => send(find('listOverdueChoices'), 'head'),
  countOverdueExport: ({ send }) => send(find('countOverdueExport'), 'head', { query: { due: 'late' } }),
  getCollectionHome: ({ send }) => send(find('getCollectionHome'), 'head'),
  listContracts: ({ send }) => send(find('listContracts'), 'cashier', { query: { search: 'a' } }),
  getContract: async ({ send }) => {
    const page = (await send(find('listContracts'), 'cashier')).data as ContractPage;
    return send(find('getContract'), 'cashier', { params: { id: page.rows[0]?.code ?? '' } });
  },
  listUserLog: ({ send }) => send(find('listUserLog'), 'admin', { query: { group: 'access' } }),
  listLogPeople: ({ send }) => send(find('listLogPeople'), 'admin'),
  countReceiptPeriod: ({ send }) =>
    send(find('countReceiptPeriod'), 'head', {
      query: { from: '2026-11-01', to: '2026-11-30', by: 'entered' },
    }),
  countContractPeriod: ({ send }) =>
    send(find('countContractPeriod'), 'head', {
      query: { from: '2026-01-01', to: '2026-11-30', columns: 'code,nik' },
    }),
  countUserLogExport: ({ send }) =>
    send(find('countUserLogExport'), 'admin', { query: { action: 'SIGNED_IN' } }),
  listMyHistory: ({ send }) => send(find('listMyHistory'), 'cashier', { query: { page: 1 } }),
  listCalculations: ({ send }) => send(find('listCalculations'), 'cashier'),
  listCalculationVersions: ({ send }) => send(find('listCalculationVersions'), 'admin'),
  createCalculation: ({ send }) => followVersion(send, 'R4-FLAT', '2099-01-01'),
  changeCalculation: async ({ send }) => {
    const made = (await followVersion(send, 'R4-ANUITAS', '2099-01-01')).data as CalculationMaster;
    // The mocks remember nothing that was made: there a known version is changed.
    const row = made.id === 90 ? await someVersion(send, 'R4-ANUITAS') : made;
    return send(find('changeCalculation'), 'admin', {
      params: { id: String(row.id) },
      body: { ...row, valid_from: '2099-02-01' },
    });
  },
  switchCalculation: async ({ send }) => {
    const row = await someVersion(send, 'R4-EFEKTIF');
    return send(find('switchCalculation'), 'admin', {
      params: { id: String(row.id) },
      body: { active: !row.active, version: row.version },
    });
  },
  ...HOLIDAY_CALLS,
  ...OVERDUE_CLASS_CALLS,
  ...MASTER_CALLS,
  ...FILE_CALLS,
  ...PARTNER_CALLS,
  ...PASSWORD_LINK_CALLS,
  ...PRICE_CALLS,
  ...REGISTRATION_CALLS,
  ...REQUEST_CALLS,
  ...REPOSSESSION_CALLS,
  ...SETUP_CALLS,
  ...SAVED_VIEW_CALLS,
  ...SHARE_CALLS,
  ...CALL_CALLS,
  ...STAFF_CALLS,
  ...CASHIER_DAY_CALLS,
  ...DISTRIBUTION_CALLS,
  ...FIELD_CALLS,
  ...HANDOVER_CALLS,
  ...PETTY_CALLS,
  ...BPKB_CALLS,
  ...BPKB_COUNT_CALLS,
  ...ACHIEVEMENT_CALLS,
  ...MONITORING_CALLS,
  ...REPORT_CALLS,
  findContracts: ({ send }) => send(find('findContracts'), 'cashier', { query: { search: 'jkt' } }),
  getPaymentCard: async ({ send }) => ({ data: await paymentCard(send) }),
  postPayment: async ({ send }) => {
    const card = await paymentCard(send);
    return send(find('postPayment'), 'cashier', {
      params: { id: card.contract.code },
      body: oldestInstalment(card),
    });
  },
  getSettlement: async ({ send }) => {
    const { contract } = await paymentCard(send);
    return send(find('getSettlement'), 'cashier', { params: { id: contract.code } });
  },
  giveQuote: async ({ send }) => {
    const { contract } = await paymentCard(send);
    return send(find('giveQuote'), 'cashier', { params: { id: contract.code } });
  },
  listQuotes: async ({ send }) => {
    const { contract } = await paymentCard(send);
    return send(find('listQuotes'), 'cashier', { params: { id: contract.code } });
  },
  takeSettlement: async ({ send }) => {
    const found = await send(find('findContracts'), 'cashier', { query: { search: 'jkt' } });
    const { rows } = found.data as { rows: { code: string }[] };
    // Not the contract that the other calls pay on, nor one of whose receipts they have asked to change.
    const code = await lastWithoutRequests(send, rows);
    const quote = (await send(find('getSettlement'), 'cashier', { params: { id: code } })).data as Settlement;
    return send(find('takeSettlement'), 'cashier', { params: { id: code }, body: agreeTo(quote) });
  },
  getReceiptPaper: async ({ send }) => {
    const receipt = await someReceipt(send, 4);
    return send(find('getReceiptPaper'), 'cashier', { params: { id: String(receipt.id) } });
  },
  printReceipt: async ({ send }) => {
    const receipt = await someReceipt(send, 4);
    return send(find('printReceipt'), 'cashier', { params: { id: String(receipt.id) } });
  },
  listBankMappings: ({ send }) => send(find('listBankMappings'), 'cashier'),
  listImports: async ({ send }) => {
    await sentStatement(send, 'listed');
    return send(find('listImports'), 'cashier', { query: { page: 1 } });
  },
  getImport: async ({ send }) => {
    const { id } = await sentStatement(send, 'read');
    return send(find('getImport'), 'cashier', { params: { id: String(id) } });
  },
  startImport: ({ send }) => openStatement(send, 'opened'),
  sendStatementLines: async ({ send }) => ({ data: await sentStatement(send, 'sent') }),
  listImportRows: async ({ send }) => {
    const { id } = await sentStatement(send, 'rows');
    return send(find('listImportRows'), 'cashier', { params: { id: String(id) }, query: { page: 1 } });
  },
  correctImportRow: async ({ send }) => {
    const { id } = await sentStatement(send, 'corrected');
    const params = { id: String(id) };
    const { rows } = (await send(find('listImportRows'), 'cashier', { params })).data as {
      rows: ImportRow[];
    };
    return send(find('correctImportRow'), 'cashier', {
      params: { ...params, row: String(rows[0]?.id) },
      body: { action: 'ignore' },
    });
  },
  getImportDivision: async ({ send }) => {
    const { id } = await sentStatement(send, 'divided');
    return send(find('getImportDivision'), 'cashier', { params: { id: String(id) } });
  },
  postImportGroup: async ({ send }) => ({ data: await postedStatement(send, 'posted') }),
  askImportRows: async ({ send }) => ({ data: await askedStatement(send, 'asked') }),
  getImportRequest: async ({ send }) => {
    const { id } = await askedStatement(send, 'evidence');
    return send(find('getImportRequest'), 'head', { params: { id: String(id) } });
  },
  decideImportRows: async ({ send }) => {
    const { id, request, version } = await askedStatement(send, 'decided');
    return send(find('decideImportRows'), 'head', {
      params: { id: String(id) },
      body: { request_id: request?.id, version, decision: 'APPROVED', reason: '' },
    });
  },
  checkImport: async ({ send }) => {
    // Another transfer than the one that is on the contract by now.
    const { id } = await sentStatement(send, 'checked');
    const params = { id: String(id) };
    const { rows } = (await send(find('listImportRows'), 'cashier', { params })).data as {
      rows: ImportRow[];
    };
    const { contract, recorded, id: row } = rows[0] ?? {};
    await send(find('correctImportRow'), 'cashier', {
      params: { ...params, row: String(row) },
      body: {
        ...{ action: 'choose', contract_code: contract?.code },
        ...(recorded && { beside_credit_id: recorded.id }),
      },
    });
    const { batch } = (await send(find('postImportGroup'), 'cashier', { params, body: {} }))
      .data as PostedGroup;
    return send(find('checkImport'), 'head', {
      params: { id: String(batch.id) },
      body: {
        version: batch.version,
        rows: batch.row_count,
        amount: batch.states.reduce((sum, { amount }) => sum + amount, 0),
        account: '0012345678 PT Angsur',
      },
    });
  },
  undoImport: async ({ send }) => {
    const { batch } = await postedStatement(send, 'undone');
    return send(find('undoImport'), 'cashier', {
      params: { id: String(batch.id) },
      body: { reason: 'Mutasi bulan lain', version: batch.version },
    });
  },
  signOut: ({ send }) => send(find('signOut'), 'cashier'),
};
