import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import AdminPanelSettingsOutlined from '@mui/icons-material/AdminPanelSettingsOutlined';
import AltRouteOutlined from '@mui/icons-material/AltRouteOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import DirectionsWalkOutlined from '@mui/icons-material/DirectionsWalkOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import EmojiEventsOutlined from '@mui/icons-material/EmojiEventsOutlined';
import EventOutlined from '@mui/icons-material/EventOutlined';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import LocationCityOutlined from '@mui/icons-material/LocationCityOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import ManageHistoryOutlined from '@mui/icons-material/ManageHistoryOutlined';
import MapOutlined from '@mui/icons-material/MapOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import PolicyOutlined from '@mui/icons-material/PolicyOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SellOutlined from '@mui/icons-material/SellOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import SyncAltOutlined from '@mui/icons-material/SyncAltOutlined';
import TableChartOutlined from '@mui/icons-material/TableChartOutlined';
import type { ComponentType } from 'react';
import type { MenuSection } from '@/components/SideMenu/SideMenu';
import type { AccessFlag } from '@/lib/contract/access';
import { paths } from './paths';
import { isRegistered, routeAt, titleOf, type Holder } from './routeAccess';

interface Line {
  path: string;
  /** To the letter as in SPEC 2; absent: the route's own title. */
  label?: string;
  icon: ComponentType;
  /** Only for those who are signed in, although the route itself is public. */
  signedIn?: boolean;
  /** Only for holders of this flag, as SPEC 6 says, although the route has more readers. */
  only?: AccessFlag;
}

/** Sections and entries in the spec's order (SPEC 2, Side menu sections). Who sees an entry, its route decides. */
export const MENU: readonly { title: string; lines: readonly Line[] }[] = [
  {
    title: 'MENU UTAMA',
    lines: [
      { path: paths.monitoring(), icon: SpaceDashboardOutlined },
      { path: paths.customers(), icon: AssignmentOutlined },
      { path: paths.contracts(), icon: PeopleOutlined },
      { path: paths.payments(), icon: PaymentsOutlined },
      { path: paths.paymentImport(), icon: SyncAltOutlined, only: 'is_credit_add' },
      { path: paths.credit(), icon: ReceiptLongOutlined },
      { path: paths.pettyCash(), icon: AccountBalanceWalletOutlined },
      { path: paths.bpkb(), icon: Inventory2Outlined },
      { path: paths.priceList(), icon: SellOutlined },
      { path: paths.instalments(), icon: TableChartOutlined },
      { path: paths.overdue(), icon: EventOutlined },
      { path: paths.collectorCustomers(), icon: DirectionsWalkOutlined },
      { path: paths.collectorDistribution(), icon: AltRouteOutlined },
      { path: paths.collectorAchievement(), icon: EmojiEventsOutlined },
      { path: paths.agents(), icon: HandshakeOutlined },
      { path: paths.marketing(), icon: CampaignOutlined },
      { path: paths.history(), icon: HistoryOutlined },
    ],
  },
  {
    title: 'MENU EXPORT DATA',
    lines: [
      { path: paths.exportPettyCash(), label: 'Jurnal Petty Cash', icon: DownloadOutlined },
      { path: paths.exportCredit(), label: 'Cicilan', icon: DownloadOutlined },
      { path: paths.exportContract(), label: 'Kontrak', icon: DownloadOutlined },
    ],
  },
  {
    title: 'MENU DATA USER',
    lines: [
      { path: paths.userLog(), icon: ManageHistoryOutlined },
      { path: paths.staff(), icon: BadgeOutlined },
      { path: paths.titles(), icon: AdminPanelSettingsOutlined },
    ],
  },
  {
    title: 'MENU DATA MASTER',
    lines: [
      { path: paths.masterCount(), icon: CalculateOutlined },
      { path: paths.masterFinance(), icon: AccountBalanceOutlined },
      { path: paths.masterType(), icon: DescriptionOutlined },
      { path: paths.masterStatus(), icon: FlagOutlined },
      { path: paths.masterRegion(), icon: MapOutlined },
      { path: paths.masterOffice(), icon: StoreOutlined },
      { path: paths.masterArea(), icon: LocationCityOutlined },
    ],
  },
  {
    title: 'MENU LAINNYA',
    lines: [
      { path: paths.policy(), icon: PolicyOutlined },
      { path: paths.logout(), icon: LogoutOutlined, signedIn: true },
    ],
  },
];

/** The side menu of one person (null: signed out); sections without entries are left out. */
export function menuFor(holder: Holder | null): MenuSection[] {
  return MENU.map(({ title, lines }) => ({
    title,
    entries: lines
      .filter((line) => isRegistered(routeAt(line.path), holder))
      .filter((line) => !line.signedIn || holder !== null)
      .filter((line) => !line.only || holder?.access[line.only] === 1)
      .map(({ path, label, icon }) => ({
        href: path,
        label: label ?? titleOf(routeAt(path), holder),
        icon,
      })),
  })).filter((section) => section.entries.length > 0);
}
