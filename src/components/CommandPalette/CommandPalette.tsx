import Search from '@mui/icons-material/SearchRounded';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { FieldFrame } from '@/components/TextField/FieldFrame';
import type { PaletteGroup } from './CommandPalette.types';
import { PaletteHits } from './PaletteHits';
import styles from './CommandPalette.module.css';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  open: boolean;
  /** Asked to be closed. */
  onClose: () => void;
  /** What is typed. */
  text: string;
  /** What was typed. */
  onText: (text: string) => void;
  /** In the order in which they stand; one without items, not waiting and without a problem is left out. */
  groups: readonly PaletteGroup[];
  /** Something was chosen. */
  onChoose: (href: string) => void;
  /** Asks again for the groups with a problem. */
  onRetry: () => void;
  /** Another try is under way. */
  retrying?: boolean;
  /** Shows all shortcuts; left out: none are offered. */
  onShortcuts?: (() => void) | undefined;
}

/**
 * Goes to anything by its name (Ctrl/⌘ K): a field whose list follows what is typed. The focus stays in the field; arrows
 * move through the list, Enter opens (the combobox pattern of WAI-ARIA).
 */
export function CommandPalette({
  open,
  onClose,
  text,
  onText,
  groups,
  onChoose,
  onRetry,
  retrying = false,
  onShortcuts,
}: CommandPaletteProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const items = groups.flatMap((group) => group.items);
  const isWaiting = groups.some((group) => group.waiting);
  const problems = groups.filter((group) => group.problem !== undefined);
  // The first is meant until somebody moves; what they moved to stays for as long as it is in the list.
  const found = items.findIndex((item) => item.href === moved);
  const at = found < 0 ? 0 : found;
  const active = items[at];
  const isListed = items.length > 0 || isWaiting;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.href]);

  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.nativeEvent.isComposing || (step === 0 && event.key !== 'Enter')) return;
    event.preventDefault();
    if (!active) return;
    if (step === 0) onChoose(active.href);
    else setMoved(items[(at + step + items.length) % items.length]?.href ?? null);
  };

  return (
    <Dialog open={open} onClose={onClose} title="Cari dan buka" size="medium">
      <div className={styles.root}>
        <FieldFrame fieldId={id} label="Cari layar, kontrak, atau nota" labelHidden>
          <Search aria-hidden />
          <input
            id={id}
            role="combobox"
            type="search"
            aria-expanded={isListed}
            aria-controls={isListed ? `${id}-list` : undefined}
            aria-activedescendant={active ? `${id}-${at}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoFocus
            enterKeyHint="go"
            spellCheck={false}
            maxLength={100}
            placeholder="Layar, nomor, plat, atau nama"
            value={text}
            onChange={(event) => {
              setMoved(null);
              onText(event.target.value);
            }}
            onKeyDown={handleKey}
          />
        </FieldFrame>
        <p className="visually-hidden" role="status">
          {isWaiting ? 'Mencari…' : `${items.length} hasil`}
        </p>
        <div data-part="results">
          {isListed && (
            <PaletteHits ref={list} id={id} groups={groups} at={at} onChoose={onChoose} onPoint={setMoved} />
          )}
          {!isListed && problems.length === 0 && (
            <p data-part="nothing">
              {text.trim() === ''
                ? 'Tidak ada layar.'
                : `Tidak ada yang cocok dengan “${text.trim()}”. Coba nomor kontrak, nomor nota, plat, atau nama.`}
            </p>
          )}
          {problems.map(({ key, title, problem }) => (
            <InlineAlert
              key={key}
              tone="warning"
              title={`${title} belum dapat dicari`}
              action={
                <Button kind="quiet" busy={retrying} busyLabel="Mencoba…" onClick={onRetry}>
                  Coba lagi
                </Button>
              }
            >
              {problem}
            </InlineAlert>
          ))}
        </div>
        {onShortcuts && (
          <footer>
            <span>
              <kbd>↑</kbd> <kbd>↓</kbd> memilih, <kbd>Enter</kbd> membuka, <kbd>Esc</kbd> menutup
            </span>
            <Button kind="quiet" onClick={onShortcuts}>
              Semua pintasan
            </Button>
          </footer>
        )}
      </div>
    </Dialog>
  );
}
