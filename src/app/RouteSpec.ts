import type { AccessFlag } from '../lib/contract/access';

/** What every routed page is given. */
export interface PageProps {
  /** The page's heading, as the route table says for this person. */
  title: string;
}

/** The files of `pages/` that routes lead to. */
export type PageName =
  | 'AccountPage'
  | 'AchievementPage'
  | 'AchievementRowsPage'
  | 'AgentDetailPage'
  | 'AgentPage'
  | 'ApprovalPage'
  | 'CashierDayPage'
  | 'CommissionPage'
  | 'ContractDetailPage'
  | 'BpkbCountPage'
  | 'BpkbDetailPage'
  | 'BpkbLabelPage'
  | 'BpkbPage'
  | 'ContractPage'
  | 'FiduciaryPage'
  | 'CollectorAchievementPage'
  | 'CollectorCustomerPage'
  | 'CollectorPlanDetailPage'
  | 'CollectorPlansPage'
  | 'CollectorTargetPage'
  | 'CollectorTtsPage'
  | 'CollectorUnitPage'
  | 'CollectorUnitsPage'
  | 'CollectorVisitPage'
  | 'OfficeTtsPage'
  | 'OutsideVisitsPage'
  | 'TtsBlocksPage'
  | 'HandoverDetailPage'
  | 'HandoverPage'
  | 'HandoverTakingPage'
  | 'RunningOrderPage'
  | 'ShortagePage'
  | 'MonitoringPage'
  | 'UnderwayTtsPage'
  | 'CreditChangePage'
  | 'PeriodExportPage'
  | 'CreditDetailPage'
  | 'CreditPage'
  | 'CustomerDetailPage'
  | 'CustomerPage'
  | 'LetterPage'
  | 'PromisePage'
  | 'DistributionAccountPage'
  | 'DistributionHistoryPage'
  | 'DistributionPage'
  | 'DistributionPlanPage'
  | 'HistoryPage'
  | 'HomePage'
  | 'InstalmentPage'
  | 'LoginCodePage'
  | 'LoginPage'
  | 'LogoutPage'
  | 'MasterAreaPage'
  | 'MasterBpkbPlacePage'
  | 'MasterClassPage'
  | 'MasterCountPage'
  | 'MasterFinancePage'
  | 'MasterHolidayPage'
  | 'MasterOfficePage'
  | 'MasterPettyCategoryPage'
  | 'MasterRegionPage'
  | 'MasterStatusPage'
  | 'MasterTypePage'
  | 'MarketingDetailPage'
  | 'MarketingPage'
  | 'MySurveysPage'
  | 'OverduePage'
  | 'OutsideCallPage'
  | 'PasswordLinkPage'
  | 'PaymentCardPage'
  | 'PaymentImportPage'
  | 'PaymentPage'
  | 'PettyCashPage'
  | 'PettyJournalPage'
  | 'PolicyPage'
  | 'PriceListPage'
  | 'PrintFormPage'
  | 'RegistrationAddPage'
  | 'RegistrationEditPage'
  | 'ReportPage'
  | 'SetupPage'
  | 'SharedCardPage'
  | 'StaffDetailPage'
  | 'StaffPage'
  | 'SurveyPage'
  | 'TitlePage'
  | 'UserLogPage';

/** One line of the route table. Router, menu, access matrix and status table are made from it. */
export interface RouteSpec {
  /** As the router writes it: `/credit/:id`. */
  path: string;
  /** Heading and document title. */
  title: string;
  /** Another title for holders of a flag (SPEC 6: 'Bayar Cicilan' with credit_add, otherwise 'Kartu Piutang'). */
  titleWith?: { flag: AccessFlag; title: string };
  /** Everybody, any session, or holders of at least one of the flags (SPEC 2, 6). */
  access: 'public' | 'session' | readonly AccessFlag[];
  /** Needed as well as one of `access`. */
  alsoNeeds?: AccessFlag;
  /** `bare`: without header and side menu (login, logout, print). */
  chrome: 'shell' | 'bare';
  /** Job title that never gets this route, whatever its flags (SPEC 2: /customer/add and title id 4). */
  hiddenForTitle?: number;
  /** The only job title that gets this route, with one of its flags: who visits applicants. */
  onlyForTitle?: number;
  /** What the HTML asks for before the app's code is here, beside what the shell needs (app/early). */
  asksFirst?: 'receipts' | 'receipt' | 'shared card';
  /** Its file in `pages/`. */
  page: PageName;
}
