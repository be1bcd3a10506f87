import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import type { MenuSection } from '@/components/SideMenu/SideMenu';
import styles from './ScreenTiles.module.css';

export interface ScreenTilesProps {
  /** The menu, by section (SPEC 2), with what the title may see. */
  sections: readonly MenuSection[];
}

/** The screens that a person has, section by section, one tap away. */
export function ScreenTiles({ sections }: ScreenTilesProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      {sections.map((section, index) => (
        <section key={section.title} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`}>{section.title}</h2>
          <ul>
            {section.entries.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link href={href}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
