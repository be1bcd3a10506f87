import type { MenuSection } from '@/components/SideMenu/SideMenu';

/** The menu entry that a page belongs to: the longest entry that its address starts with; null for none. */
export function activeMenuHref(pathname: string, sections: readonly MenuSection[]): string | null {
  const hrefs = sections
    .flatMap((section) => section.entries.map((entry) => entry.href))
    .filter((href) => pathname === href || pathname.startsWith(`${href}/`));
  return hrefs.sort((a, b) => b.length - a.length)[0] ?? null;
}
