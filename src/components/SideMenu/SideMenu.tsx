import { styled } from '@mui/material/styles';
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';
import { MenuTip, useMenuTip } from './MenuTip';

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
  return (
    <Root aria-label="Menu" data-collapsed={collapsed || undefined} {...tip.handlers}>
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
    </Root>
  );
}

const Root = styled('nav')({
  width: size.menu,
  paddingBottom: space(4),
  background: colour.surface,
  color: colour.ink,
  '& [role="group"]': {
    padding: `${space(2)} ${space(2)} 0`,
    borderTop: `1px solid ${colour.line}`,
    marginTop: space(2),
  },
  '& > a + [role="group"]': { marginTop: 0 },
  '& h2': {
    padding: `${space(2)} ${space(2)} ${space(1)}`,
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: font.strong,
    letterSpacing: '0.06em',
    color: colour.inkMuted,
  },
  '& li > a': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    minHeight: 36,
    padding: `${space(1)} ${space(2)}`,
    borderRadius: size.corner,
    color: colour.ink,
    textDecoration: 'none',
    transition: `background-color ${motion.quick} ${motion.ease}`,
    '& svg': { flex: 'none', fontSize: 20, color: colour.inkMuted },
    '&:hover': { background: colour.sunken },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-current]': {
      background: colour.primarySoft,
      color: colour.primary,
      fontWeight: font.strong,
      '& svg': { color: colour.primary },
      // A bar besides the colour: colour alone carries no meaning.
      '&::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 8,
        left: 0,
        width: 3,
        borderRadius: 2,
        background: colour.primary,
      },
    },
  },
  '&[data-collapsed]': {
    width: size.menuCollapsed,
    '& h2': {
      position: 'absolute',
      width: 1,
      height: 1,
      padding: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
    '& li > a': { justifyContent: 'center', padding: 0, minHeight: 40 },
  },
  [media.mobile]: { '& li > a': { minHeight: size.touch } },
});
