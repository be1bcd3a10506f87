import { line } from './AccessLine';

const receipt = { record: 'receipt' } as const;
const statement = { record: 'statement' } as const;
const contract = { record: 'contract' } as const;
const cash = { record: 'cash request' } as const;

/** Payments, receipts, cashiers' days and bank statements. */
export const PAYMENT_LINES = {
  findContracts: line('payment card', { list: 'search=MKS-' }),
  getPaymentCard: line('payment card', contract),
  postPayment: line('taking payments', contract, { then: 'Discounts beyond the title are asked for.' }),
  getSettlement: line('payment card', contract),
  takeSettlement: line('taking payments', contract),
  giveQuote: line('payment card', contract),
  listQuotes: line('payment card', contract),

  listCredits: line('Nota Cicilan', { list: 'period=all&size=100' }),
  listCashiers: line('Nota Cicilan', { list: '' }),
  countCreditExport: line('exports', { count: 'period=all' }),
  exportCredits: line('exports', { list: 'period=all' }),
  getCredit: line('Nota Cicilan', receipt),
  getReceiptPaper: line('Nota Cicilan', receipt),
  printReceipt: line('Nota Cicilan', receipt),
  requestCreditChange: line('asking for changes of receipts', receipt),
  requestCreditVoid: line('asking for changes of receipts', receipt),
  getChangeBasis: line('changes of receipts', receipt),
  withdrawCreditRequest: line('Nota Cicilan', receipt, { then: 'By who asked.' }),
  getCreditConsequences: line('approval', receipt),
  listApprovals: line('approval', { list: '' }),
  approveCredit: line('approval', receipt, { then: 'Never by who asked.' }),
  rejectCreditChange: line('approval', receipt, { then: 'Never by who asked.' }),
  voidCredit: line('approval', receipt, { then: 'Never by who asked.' }),

  getCashierDay: line(
    "cashiers' days",
    { naming: 'staff_id={cashier}' },
    { then: 'One’s own, or of the offices for which the caller approves.' },
  ),
  listCashierDays: line('approval', { list: '' }),
  listUnclosedDays: line("cashiers' days", { list: '' }),
  closeCashierDay: line('taking payments', 'own'),
  reopenCashierDay: line(
    'approval',
    { naming: 'staff_id={cashier}', inBody: true },
    { then: 'Never one’s own.' },
  ),
  listAbsentDays: line("cashiers' days", { list: '' }),
  listCashToHandOver: line("cashiers' days", { list: '' }),
  handOverCash: line("cashiers' days", 'own', { then: 'By who counted it.' }),
  askCash: line('taking payments', 'own', { then: 'An approver of the office gives it.' }),
  listSafes: line("cashiers' days", { list: '' }),
  bringSafeToBank: line(
    "cashiers' days",
    { naming: 'office_id={office}', inBody: true },
    { then: 'Another person, an approver of the office, confirms.' },
  ),
  closeAbsentDay: line(
    "cashiers' days",
    { naming: 'staff_id={cashier}', inBody: true },
    { then: 'Never one’s own.' },
  ),
  getDrawerRequest: line('requests on drawers', cash, {
    then: 'Who asked, whose drawer it is, who receives it, and the approvers of its office.',
  }),
  decideDrawerRequest: line('requests on drawers', cash, {
    then: 'The receiver, else an approver of the office; never by who asked, who takes it back.',
  }),

  listBankMappings: line('transfer payment', 'company'),
  listImports: line('transfer payment', { list: '' }),
  getImport: line('transfers that are undone', statement),
  startImport: line('transfer payment', 'own'),
  sendStatementLines: line('transfer payment', statement, { then: 'Who began it.' }),
  listImportRows: line('transfers that are undone', statement),
  correctImportRow: line('transfer payment', statement),
  getImportDivision: line('transfer payment', statement),
  postImportGroup: line('transfer payment', statement),
  checkImport: line('approval', statement, { then: 'Nobody who had a hand in it.' }),
  askImportRows: line('transfer payment', statement),
  getImportRequest: line('transfers that are undone', statement),
  decideImportRows: line('transfers that are undone', statement, {
    then: 'is_credit_approval decides, who asked takes back.',
  }),
  undoImport: line('transfers that are undone', statement, { then: 'Whose statement it is; see mayUndo.' }),
};
