import { ProfileBlock } from '@/components/ProfileBlock/ProfileBlock';
import { SideMenu, type MenuSection } from '@/components/SideMenu/SideMenu';
import { imageUrl } from '@/lib/http/config';
import { useAppIdle } from '@/lib/idle/useAppIdle';
import { useSession } from '@/lib/session/useSession';
import { paths } from '../paths';

export interface ShellMenuProps {
  /** The menu, by section (SPEC 2), with what the title may see. */
  sections: readonly MenuSection[];
  /** Address of the page that is shown. */
  currentHref: string | null;
  /** Signs without words (SPEC 4, Navbar). */
  collapsed?: boolean;
}

/** The side menu with whoever is signed in on top. */
export function ShellMenu({ sections, currentHref, collapsed = false }: ShellMenuProps) {
  const session = useSession();
  // Initials stand in until the page rests.
  const photo = useAppIdle() && session ? imageUrl(session.image) : null;
  return (
    <SideMenu sections={sections} currentHref={currentHref} collapsed={collapsed}>
      <ProfileBlock
        person={session && { name: session.name, username: session.username, photo }}
        href={session ? paths.account() : paths.login()}
        collapsed={collapsed}
      />
    </SideMenu>
  );
}
