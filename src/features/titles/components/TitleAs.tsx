import { Button } from '@/components/Button/Button';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import type { TitleView } from '../domain/titleView';
import styles from './TitleAs.module.css';

export interface TitleAsProps {
  /** What the title is called. */
  name: string;
  /** Its menu and pages. */
  view: TitleView;
  /** Back to all titles. */
  onLeave: () => void;
}

/** Menu and pages of a title, to look at: they lead nowhere, and the reader's own rights stay as they are. */
export function TitleAs({ name, view, onLeave }: TitleAsProps) {
  return (
    <div className={styles.root}>
      <InlineAlert
        tone="info"
        title={`Lihat sebagai ${name}`}
        action={
          <Button kind="quiet" onClick={onLeave}>
            Keluar dari tampilan ini
          </Button>
        }
      >
        Ini menu dan halaman yang dimiliki jabatan ini. Hak akses Anda sendiri tidak berubah.
      </InlineAlert>
      <div data-part="columns">
        <section aria-label={`Menu ${name}`}>
          <h2>Menu</h2>
          {view.menu.map(({ title, entries }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul>
                {entries.map(({ href, label }) => (
                  <li key={href}>{label}</li>
                ))}
              </ul>
            </div>
          ))}
        </section>
        <section aria-label={`Halaman ${name}`}>
          <h2>Halaman</h2>
          <ul>
            {view.pages.map(({ path, title }) => (
              <li key={path}>
                {title} <small>{path}</small>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
