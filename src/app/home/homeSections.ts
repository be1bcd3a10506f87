import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import MoveToInboxOutlined from '@mui/icons-material/MoveToInboxOutlined';
import PointOfSaleOutlined from '@mui/icons-material/PointOfSaleOutlined';
import type { MenuSection } from '@/components/SideMenu/SideMenu';
import { menuFor } from '../menu';
import { paths } from '../paths';
import { surveysOf } from '../shortcuts';
import { isRegistered, routeAt, type Holder } from '../routeAccess';

const BESIDE_THE_MENU = [
  { path: paths.paymentDay(), icon: PointOfSaleOutlined },
  { path: paths.handovers(), icon: MoveToInboxOutlined },
  { path: paths.reports(), icon: AssessmentOutlined },
];

/** The daily work of a title that the spec's menu does not have; it comes first. */
function ownWork(holder: Holder): MenuSection[] {
  const entries = surveysOf(holder);
  return entries.length > 0 ? [{ title: 'TUGAS SAYA', entries }] : [];
}

/** The other screens that the spec leaves out of the menu: Kas Kasir, Setoran Kolektor and Laporan. */
function otherScreens(holder: Holder): MenuSection[] {
  const sections = menuFor(holder);
  const entries = BESIDE_THE_MENU.map(({ path, icon }) => ({ route: routeAt(path), icon }))
    .filter(({ route }) => isRegistered(route, holder))
    .filter(({ route }) => !sections.some(({ entries }) => entries.some(({ href }) => href === route.path)))
    .map(({ route, icon }) => ({ href: route.path, label: route.title, icon }));
  return entries.length > 0 ? [{ title: 'LAYAR LAIN', entries }] : [];
}

/** The screens that the spec leaves out of the menu. */
export const besideTheMenu = (holder: Holder): MenuSection[] => [...ownWork(holder), ...otherScreens(holder)];

/** Every screen of a title; what everybody has in the menu anyway (Kebijakan, Keluar) is left out. */
export function everyScreen(holder: Holder): MenuSection[] {
  const sections = menuFor(holder).filter((section) => section.title !== 'MENU LAINNYA');
  return [...ownWork(holder), ...sections, ...otherScreens(holder)];
}
