import { expect, it } from 'vitest';
import { exportedPieces, filesWithStories } from './code/stories.ts';

/*
 * A piece of interface without a story does not exist. Pieces of the library, and the presentational ones of the
 * features, are imported by a stories file, or are named here as parts of a piece whose stories show their states.
 */
/** Part → the piece that it is never seen without. */
const PARTS: Record<string, string> = {
  Amount: 'CreditForm',
  ApprovalConsequences: 'ApprovalModal',
  ApprovalOutcome: 'ApprovalModal',
  ApprovalRequest: 'ApprovalModal',
  ApprovalSubject: 'ApprovalModal',
  BookPhotos: 'ReceiveForm',
  CalculatedFields: 'CreditForm',
  CalculationFields: 'CalculationForm',
  CalendarPopover: 'DateField',
  CardReceipts: 'CardPrint',
  CashAndTransfer: 'PaymentForm',
  CashOfDays: 'Consequences',
  ChangeList: 'CommissionConflict',
  ChartAxes: 'Chart',
  ChartChosen: 'Chart',
  ChartDrawing: 'Chart',
  ChartLegend: 'Chart',
  ChartPatterns: 'Chart',
  ChartSample: 'Chart',
  ChartTable: 'Chart',
  ChosenBand: 'Chart',
  LineSign: 'Chart',
  ChosenAccounts: 'AccountList',
  ChosenRequests: 'Approvals',
  ChosenCashier: 'CreditForm',
  ChosenVehicle: 'RegistrationForm',
  Cashier: 'CreditForm',
  CollectionFigures: 'CollectionToday',
  CountedPieces: 'HandoverTaking',
  CreditFormProblem: 'CreditForm',
  DataTableHead: 'DataTable',
  DataTableRow: 'DataTable',
  LogSummary: 'HistoryTable',
  DivisionSum: 'PostingDialog',
  Day: 'CreditForm',
  DecidedFields: 'CreditForm',
  DecisionLine: 'DecisionDialog',
  DiffTable: 'PriceComparison',
  FieldFrame: 'TextField',
  Figure: 'TakenFigures',
  FigureList: 'TakenFigures',
  FigureNotePart: 'FigureNote',
  FindingFields: 'SurveyForm',
  FixedFields: 'CreditForm',
  FormGroup: 'RegistrationForm',
  HandoverHead: 'HandoverDetail',
  HandInProblem: 'RegistrationForm',
  InboxView: 'NotificationPanel',
  InstalmentResult: 'InstalmentSimulation',
  LeaveQuestion: 'Dialog',
  LateAskForm: 'HandoverDetail',
  ListFrame: 'RecordList',
  NoteField: 'StoreForm',
  PersonField: 'SendForm',
  SignatureField: 'LendForm',
  Letterhead: 'Paper',
  Note: 'CreditForm',
  Notices: 'PaymentTaking',
  OutcomeCard: 'ToastProvider',
  MoveProofFields: 'MoveDialog',
  OverviewTable: 'PlanDetail',
  PageMenu: 'PageHeader',
  PageMenuButton: 'PageHeader',
  PaletteHits: 'CommandPalette',
  PaperChoice: 'PrintDialog',
  PaperDueDate: 'SchedulePrint',
  PaperFacts: 'Paper',
  PaperTable: 'Paper',
  PaymentExtras: 'PaymentForm',
  PaymentMeans: 'PaymentForm',
  Person: 'LineList',
  PhoneSort: 'DataTable',
  PrintDocument: 'PrintSheet',
  Reason: 'CreditForm',
  PieceTable: 'CountForm',
  BankFields: 'SafeForm',
  PiecesPrint: 'HandOverPrint',
  PrintedInstant: 'HandOverPrint',
  ReminderHours: 'ReminderText',
  ReturnForm: 'HandoverDetail',
  ShortagePayForm: 'ShortageList',
  ShortageStory: 'ShortageList',
  TakingForm: 'HandoverTaking',
  WriteOffForm: 'ShortageList',
  ReceiptGroups: 'CreditSummary',
  RecordTable: 'RecordList',
  RecordTools: 'RecordList',
  RegionField: 'AddressField',
  SettlementLines: 'SettlementPrint',
  SignaturePlaces: 'Paper',
  SkeletonRows: 'DataTable',
  StepsNav: 'RegistrationForm',
  Titled: 'Monitoring',
  ToastCard: 'ToastProvider',
  ToolsPlace: 'TableTools',
  SlipFields: 'MoveForm',
  TopUpVouchers: 'MoveForm',
  TransitionsPiece: 'MasterForm',
  TtsBecame: 'OwnTts',
  TtsStateChip: 'OwnTts',
  TypedFields: 'CreditForm',
  Whole: 'Paper',
  BastWarnings: 'BastForm',
  Choices: 'Segmented',
  MetFields: 'BastForm',
  OrderNotice: 'CollectorPlan',
  OrderFields: 'RequestForm',
  SaleFields: 'RequestForm',
  ConditionsPart: 'ContractTaking',
  HandoverFacts: 'ContractTaking',
  OrderList: 'ContractTaking',
  UnitPart: 'ContractTaking',
  UnitRecordForm: 'ContractTaking',
  UnitRecordList: 'ContractTaking',
  UnitFields: 'BastForm',
  VisitFields: 'VisitForm',
  VisitWarnings: 'VisitForm',
};

const pieces = exportedPieces('src/components').concat(
  exportedPieces('src/features').filter(({ file }) => file.includes('/components/')),
);
const shown = filesWithStories('src', 'stories');

it('knows pieces and stories', () => {
  expect(pieces.map(({ name }) => name)).toEqual(expect.arrayContaining(['Money', 'ReceiptComparison']));
  expect(shown).toContain('src/components/Money/Money.tsx');
});

it('every piece has a story of its own, or is a part of one that has', () => {
  const alone = pieces.filter(({ name, file }) => !shown.has(file) && !(name in PARTS));
  expect(alone.map(({ name, file }) => `${name} (${file})`)).toEqual([]);
});

it('a part is one, and what it is a part of has stories', () => {
  const fileOf = new Map(exportedPieces('src').map(({ name, file }) => [name, file]));
  const wrong = Object.entries(PARTS).filter(([part, whole]) => {
    const file = fileOf.get(part);
    return file === undefined || shown.has(file) || !shown.has(fileOf.get(whole) ?? '');
  });
  expect(wrong).toEqual([]);
});
