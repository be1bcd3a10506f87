import { CheckField } from '@/components/CheckField/CheckField';
import { Dialog } from '@/components/Dialog/Dialog';
import styles from './ShortcutsDialog.module.css';

/** What a combination of keys does. */
export interface Shortcut {
  /** Pressed together: `['Ctrl', 'K']`. */
  keys: readonly string[];
  does: string;
}

export interface ShortcutsDialogProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to be closed. */
  onClose: () => void;
  /** In groups, by where they work. */
  groups: readonly { title: string; shortcuts: readonly Shortcut[] }[];
  /** Whether keys that are a single character do anything (WCAG 2.1.4). */
  singleKeys: boolean;
  /** Shortcuts of one key were switched on or off. */
  onSingleKeys: (on: boolean) => void;
}

/** Every shortcut of the keyboard, and the switch of those of one key. */
export function ShortcutsDialog({ open, onClose, groups, singleKeys, onSingleKeys }: ShortcutsDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pintasan keyboard">
      <div className={styles.root}>
        {groups.map(({ title, shortcuts }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {shortcuts.map(({ keys, does }) => (
                <div key={does}>
                  <dt>{does}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{key}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <CheckField
          label="Pakai pintasan satu tombol"
          hint="/ dan ?. Matikan bila tombol itu tertekan sendiri, misalnya saat mendikte. Berlaku di perangkat ini."
          checked={singleKeys}
          onChange={onSingleKeys}
        />
      </div>
    </Dialog>
  );
}
