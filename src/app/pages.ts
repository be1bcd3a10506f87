import type { ComponentType } from 'react';
import { lazyComponent, type LazyComponent } from '@/lib/lazy/lazyComponent';
import type { PageName, PageProps } from './RouteSpec';

type Importer = () => Promise<{ default: ComponentType<PageProps> }>;

/** Every page of the route table, each in a chunk of its own. */
const IMPORTERS: Record<PageName, Importer> = {
  AccountPage: () => import('./pages/AccountPage'),
  CashierDayPage: () => import('./pages/CashierDayPage'),
  ContractDetailPage: () => import('./pages/ContractDetailPage'),
  ContractPage: () => import('./pages/ContractPage'),
  CreditChangePage: () => import('./pages/CreditChangePage'),
  CreditDetailPage: () => import('./pages/CreditDetailPage'),
  CreditPage: () => import('./pages/CreditPage'),
  HistoryPage: () => import('./pages/HistoryPage'),
  HomePage: () => import('./pages/HomePage'),
  InstalmentPage: () => import('./pages/InstalmentPage'),
  LoginCodePage: () => import('./pages/LoginCodePage'),
  LoginPage: () => import('./pages/LoginPage'),
  LogoutPage: () => import('./pages/LogoutPage'),
  MasterAreaPage: () => import('./pages/MasterAreaPage'),
  MasterCountPage: () => import('./pages/MasterCountPage'),
  MasterFinancePage: () => import('./pages/MasterFinancePage'),
  MasterOfficePage: () => import('./pages/MasterOfficePage'),
  MasterRegionPage: () => import('./pages/MasterRegionPage'),
  MasterStatusPage: () => import('./pages/MasterStatusPage'),
  MasterTypePage: () => import('./pages/MasterTypePage'),
  NotYetRoute: () => import('./pages/NotYetRoute'),
  PaymentCardPage: () => import('./pages/PaymentCardPage'),
  PaymentImportPage: () => import('./pages/PaymentImportPage'),
  PaymentPage: () => import('./pages/PaymentPage'),
  PolicyPage: () => import('./pages/PolicyPage'),
  PriceListPage: () => import('./pages/PriceListPage'),
};

const PAGES = new Map<PageName, LazyComponent<PageProps>>();

/** The lazily loaded page of a route. */
export function pageOf({ page }: { page: PageName }): LazyComponent<PageProps> {
  const known = PAGES.get(page) ?? lazyComponent(IMPORTERS[page]);
  PAGES.set(page, known);
  return known;
}
