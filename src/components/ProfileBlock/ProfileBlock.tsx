import { styled } from '@mui/material/styles';
import { Avatar } from '@/components/Avatar/Avatar';
import { Link } from '@/components/Link/Link';
import { colour, font, motion, size, space } from '@/lib/theme/tokens';

export interface ProfileBlockProps {
  /** Who is signed in; null: nobody. */
  person: {
    /** May be empty: 'No Name' then stands in (SPEC 5). */
    name: string;
    username: string;
    /** Address of the photo; initials stand in for a missing or broken one. */
    photo: string | null;
  } | null;
  /** /account, or /login when signed out (SPEC 2). */
  href: string;
  /** Only the picture, for the collapsed menu. */
  collapsed?: boolean;
}

/** Who is signed in, at the top of the side menu; leads to the account, or to sign-in. */
export function ProfileBlock({ person, href, collapsed = false }: ProfileBlockProps) {
  const name = person ? person.name.trim() || 'No Name' : 'Silakan Masuk';
  return (
    <Root href={href} data-collapsed={collapsed || undefined} aria-label={collapsed ? name : undefined}>
      <Avatar src={person?.photo ?? null} name={person ? name : '?'} size={collapsed ? 32 : 40} />
      {!collapsed && (
        <span data-part="words">
          <span data-part="name">{name}</span>
          {person?.username && <span data-part="username">{person.username}</span>}
        </span>
      )}
    </Root>
  );
}

const Root = styled(Link)({
  display: 'flex',
  alignItems: 'center',
  gap: space(3),
  minHeight: 64,
  padding: `${space(3)} ${space(4)}`,
  color: colour.ink,
  textDecoration: 'none',
  transition: `background-color ${motion.quick} ${motion.ease}`,
  '&:hover': { background: colour.sunken },
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: size.corner },
  '&[data-collapsed]': { justifyContent: 'center', padding: `${space(3)} 0` },
  '& [data-part="words"]': { display: 'grid', minWidth: 0 },
  '& [data-part="name"]': { fontWeight: font.strong },
  '& [data-part="username"]': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '& :is([data-part="name"], [data-part="username"])': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
