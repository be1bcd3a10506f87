import PersonOutline from '@mui/icons-material/PersonOutlineRounded';
import { Avatar } from '@/components/Avatar/Avatar';
import { Link } from '@/components/Link/Link';
import styles from './ProfileBlock.module.css';

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
    <Link className={styles.root} href={href} data-collapsed={collapsed || undefined}>
      {person ? (
        <Avatar src={person.photo} name={name} size={size} />
      ) : (
        <span data-part="nobody" style={{ width: size, height: size }}>
          <PersonOutline aria-hidden />
        </span>
      )}
      <span data-part="text">
        <span data-part="name">{name}</span>
        {person?.username && <span data-part="username">{person.username}</span>}
      </span>
    </Link>
  );
}
