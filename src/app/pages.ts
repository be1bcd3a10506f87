import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/lib/lazy/lazyComponent';
import type { PageName, PageProps } from './RouteSpec';

type Importer = () => Promise<{ default: ComponentType<PageProps> }>;

/** Every page of the route table, each in a chunk of its own. */
const IMPORTERS: Record<PageName, Importer> = {
  AccountPage: () => import('./pages/AccountPage'),
  AgentDetailPage: () => import('./pages/AgentDetailPage'),
  AgentPage: () => import('./pages/AgentPage'),
  ApprovalPage: () => import('./pages/ApprovalPage'),
  CashierDayPage: () => import('./pages/CashierDayPage'),
  CommissionPage: () => import('./pages/CommissionPage'),
  ContractDetailPage: () => import('./pages/ContractDetailPage'),
  ContractPage: () => import('./pages/ContractPage'),
  CreditChangePage: () => import('./pages/CreditChangePage'),
  CreditDetailPage: () => import('./pages/CreditDetailPage'),
  CreditPage: () => import('./pages/CreditPage'),
  CustomerDetailPage: () => import('./pages/CustomerDetailPage'),
  CustomerPage: () => import('./pages/CustomerPage'),
  DistributionAccountPage: () => import('./pages/DistributionAccountPage'),
  DistributionHistoryPage: () => import('./pages/DistributionHistoryPage'),
  DistributionPage: () => import('./pages/DistributionPage'),
  DistributionPlanPage: () => import('./pages/DistributionPlanPage'),
  HistoryPage: () => import('./pages/HistoryPage'),
  HomePage: () => import('./pages/HomePage'),
  InstalmentPage: () => import('./pages/InstalmentPage'),
  LoginCodePage: () => import('./pages/LoginCodePage'),
  LoginPage: () => import('./pages/LoginPage'),
  LogoutPage: () => import('./pages/LogoutPage'),
  MasterAreaPage: () => import('./pages/MasterAreaPage'),
  MasterClassPage: () => import('./pages/MasterClassPage'),
  MasterCountPage: () => import('./pages/MasterCountPage'),
  MasterFinancePage: () => import('./pages/MasterFinancePage'),
  MasterHolidayPage: () => import('./pages/MasterHolidayPage'),
  MasterOfficePage: () => import('./pages/MasterOfficePage'),
  MasterRegionPage: () => import('./pages/MasterRegionPage'),
  MasterStatusPage: () => import('./pages/MasterStatusPage'),
  MasterTypePage: () => import('./pages/MasterTypePage'),
  MarketingDetailPage: () => import('./pages/MarketingDetailPage'),
  MarketingPage: () => import('./pages/MarketingPage'),
  MySurveysPage: () => import('./pages/MySurveysPage'),
  NotYetRoute: () => import('./pages/NotYetRoute'),
  OverduePage: () => import('./pages/OverduePage'),
  PasswordLinkPage: () => import('./pages/PasswordLinkPage'),
  PaymentCardPage: () => import('./pages/PaymentCardPage'),
  PaymentImportPage: () => import('./pages/PaymentImportPage'),
  PaymentPage: () => import('./pages/PaymentPage'),
  PolicyPage: () => import('./pages/PolicyPage'),
  PriceListPage: () => import('./pages/PriceListPage'),
  PrintFormPage: () => import('./pages/PrintFormPage'),
  RegistrationAddPage: () => import('./pages/RegistrationAddPage'),
  RegistrationEditPage: () => import('./pages/RegistrationEditPage'),
  SetupPage: () => import('./pages/SetupPage'),
  SharedCardPage: () => import('./pages/SharedCardPage'),
  StaffDetailPage: () => import('./pages/StaffDetailPage'),
  StaffPage: () => import('./pages/StaffPage'),
  SurveyPage: () => import('./pages/SurveyPage'),
  TitlePage: () => import('./pages/TitlePage'),
  UserLogPage: () => import('./pages/UserLogPage'),
};

const PAGES = new Map<PageName, LazyComponent<PageProps>>();

/** The lazily loaded page of a route. */
export function pageOf({ page }: { page: PageName }): LazyComponent<PageProps> {
  const known = PAGES.get(page) ?? lazyComponent(IMPORTERS[page]);
  PAGES.set(page, known);
  return known;
}
