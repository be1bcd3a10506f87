import AssessmentOutlined from '@mui/icons-material/AssessmentOutlined';
import type { MenuSection } from '@/components/SideMenu/SideMenu';
import { menuFor } from '../menu';
import { paths } from '../paths';
import { isRegistered, routeAt, type Holder } from '../routeAccess';

/**
 * The screens on the home page: those of the menu, and Laporan, which the spec routes but leaves out of the menu.
 * What everybody has in the menu anyway (Kebijakan, Keluar) is left out.
 */
export function homeSections(holder: Holder): MenuSection[] {
  const sections = menuFor(holder).filter((section) => section.title !== 'MENU LAINNYA');
  const reports = routeAt(paths.reports());
  if (!isRegistered(reports, holder)) return sections;
  const tile = { href: reports.path, label: reports.title, icon: AssessmentOutlined };
  return sections.map((section) =>
    section.title === 'MENU UTAMA' ? { ...section, entries: [...section.entries, tile] } : section,
  );
}
