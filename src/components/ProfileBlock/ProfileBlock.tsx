import PersonOutline from '@mui/icons-material/PersonOutlineRounded';
import { styled } from '@mui/material/styles';
import { Avatar } from '@/components/Avatar/Avatar';
import { Link } from '@/components/Link/Link';
import { colour, font, motion, size as sizes, space } from '@/lib/theme/tokens';

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
  const size = collapsed ? 32 : 40;
  const name = person ? person.name.trim() || 'No Name' : 'Silakan Masuk';
  return (
    <Root href={href} data-collapsed={collapsed || undefined}>
      {person ? (
        <Avatar src={person.photo} name={name} size={size} />
      ) : (
        <span data-part="nobody" style={{ width: size, height: size }}>
          <PersonOutline aria-hidden />
        </span>
      )}
      <span data-part="words">
        <span data-part="name">{name}</span>
        {person?.username && <span data-part="username">{person.username}</span>}
      </span>
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
  '&:focus-visible': { outlineOffset: '-3px', borderRadius: sizes.corner },
  '& [data-part="nobody"]': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    borderRadius: '50%',
    border: `1px dashed ${colour.lineStrong}`,
    color: colour.inkMuted,
    '& svg': { fontSize: 20 },
  },
  '& [data-part="words"]': { display: 'grid', minWidth: 0 },
  '&[data-collapsed]': {
    position: 'relative',
    justifyContent: 'center',
    padding: `${space(3)} 0`,
    // Not for eyes, still the link's name.
    '& [data-part="words"]': { position: 'absolute', width: 1, height: 1, clipPath: 'inset(50%)' },
  },
  '& [data-part="name"]': { fontWeight: font.strong },
  '& [data-part="username"]': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '& :is([data-part="name"], [data-part="username"])': {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});
