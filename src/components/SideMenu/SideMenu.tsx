import { useEffect, useId, useRef, type ComponentType, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { MenuTip, useMenuTip } from './MenuTip';
import styles from './SideMenu.module.css';

export interface MenuEntry {
  href: string;
  label: string;
  icon: ComponentType;
}

export interface MenuSection {
  /** As the spec writes it: `MENU UTAMA`. */
  title: string;
  entries: MenuEntry[];
}

export interface SideMenuProps {
  /** The menu, by section (SPEC 2), with what the title may see. */
  sections: readonly MenuSection[];
  /** The entry's address that the page on screen belongs to. */
  currentHref?: string | null;
  /** 56 px: icons only, names as tips (SPEC 4, Navbar). Default expanded, 250 px. */
  collapsed?: boolean;
  /** The profile block. */
  children?: ReactNode;
}

/** The side menu: profile block, then sections with their entries (SPEC 2). */
export function SideMenu({ sections, currentHref = null, collapsed = false, children }: SideMenuProps) {
  const tip = useMenuTip(collapsed);
  const id = useId();
  const nav = useRef<HTMLElement>(null);
  // The shell draws the entries after the page.
  const isEmpty = sections.length === 0;
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current="page"]');
    if (current) showIn(current);
  }, [currentHref, isEmpty]);
  return (
    <nav
      ref={nav}
      className={styles.root}
      aria-label="Menu"
      data-collapsed={collapsed || undefined}
      {...tip.handlers}
    >
      {children}
      {sections.map((section, index) => (
        <div role="group" key={section.title} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`}>{section.title}</h2>
          <ul>
            {section.entries.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link
                  href={href}
                  data-tip={label}
                  aria-label={collapsed ? label : undefined}
                  aria-current={href === currentHref ? 'page' : undefined}
                >
                  <Icon aria-hidden />
                  {!collapsed && <span>{label}</span>}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <MenuTip {...tip.shown} />
    </nav>
  );
}

/** Scrolls the menu alone: the page behind it stays where it is. */
function showIn(entry: Element) {
  let box = entry.parentElement;
  while (box && !/auto|scroll/.test(getComputedStyle(box).overflowY)) box = box.parentElement;
  if (!box) return;
  const { top, bottom } = entry.getBoundingClientRect();
  const around = box.getBoundingClientRect();
  if (top < around.top || bottom > around.bottom)
    box.scrollTop += (top + bottom) / 2 - (around.top + around.bottom) / 2;
}
