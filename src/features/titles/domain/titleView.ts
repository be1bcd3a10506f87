import type { Access } from '@/lib/contract/access';

/** What a title has of the app: its menu and its pages. */
export interface TitleView {
  menu: readonly { title: string; entries: readonly { href: string; label: string }[] }[];
  pages: readonly { path: string; title: string }[];
}

/** Makes the view of flags; only the app knows routes and menu. */
export type ViewOf = (access: Access, idTitle: number | null) => TitleView;

/** Pages of `after` that `before` has not, by name; a page that only has another name counts by that name. */
export function pagesGained(before: TitleView, after: TitleView): string[] {
  const had = new Set(before.pages.map(({ title }) => title));
  return [...new Set(after.pages.map(({ title }) => title).filter((title) => !had.has(title)))];
}
