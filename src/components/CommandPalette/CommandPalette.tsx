import Search from '@mui/icons-material/SearchRounded';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { FieldFrame } from '@/components/TextField/FieldFrame';
import type { PaletteGroup, PaletteItem } from './CommandPalette.types';
import { itemKey, PaletteHits } from './PaletteHits';
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
  onChoose: (item: PaletteItem) => void;
  /** Asks again for the groups with a problem. */
  onRetry: () => void;
  /** Another try is under way. */
  retrying?: boolean;
  /** Shows all shortcuts; left out: none are offered. */
  onShortcuts?: (() => void) | undefined;
}

/** Why there is no answer, with the kinds that it keeps away: what ails all of them is said once. */
function withProblems(groups: readonly PaletteGroup[]): [problem: string, titles: string[]][] {
  const titles = new Map<string, string[]>();
  for (const { title, problem } of groups) {
    if (problem !== undefined) titles.set(problem, [...(titles.get(problem) ?? []), title]);
  }
  return [...titles];
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
  const items = groups.flatMap((group) => group.items.map((item) => ({ item, key: itemKey(group, item) })));
  const isWaiting = groups.some((group) => group.waiting);
  const problems = withProblems(groups);
  // The first is meant until somebody moves, once nothing can come before it; what they moved to stays for as long as it is
  // in the list.
  const found = items.findIndex(({ key }) => key === moved);
  const isFirstSure = !groups.find((group) => group.items.length > 0 || group.waiting)?.waiting;
  const at = found < 0 && isFirstSure ? 0 : found;
  const active = items[at];
  const isListed = items.length > 0 || isWaiting;

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [active?.key]);

  const handleKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (event.nativeEvent.isComposing || (step === 0 && event.key !== 'Enter')) return;
    event.preventDefault();
    if (step === 0) {
      if (active) onChoose(active.item);
      return;
    }
    const from = at < 0 && step < 0 ? 0 : at;
    setMoved(items[(from + step + items.length) % items.length]?.key ?? null);
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
          {problems.map(([problem, titles]) => (
            <InlineAlert
              key={problem}
              tone="warning"
              title={`${titles.join(', ')} belum dapat dicari`}
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
