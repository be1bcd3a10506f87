import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { count, pictures } from 'virtual:story-pictures';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import styles from './EveryState.module.css';
import { PieceTitle, StateRow } from './StateRow';
import { piecesOf, rowsOf, shownPieces, LOOKS, type Look, type Row } from './pieces';
import { useStoryIndex } from './useStoryIndex';

const GROUPS = ['Components', 'Features', 'Pages', 'Flows'].map((group) => ({ value: group, label: group }));
const LOOK_OPTIONS = LOOKS.map(({ look, label }) => ({ value: look, label }));
/** What a row is tall before it is measured, px. */
const ROW = 320;

/**
 * Every picture of every story that is drawn here: light beside dark beside 360 px, a row for each state, in the
 * sidebar's order. Only the rows that are seen are there.
 */
export function EveryState() {
  const entries = useStoryIndex();
  const [words, setWords] = useState('');
  const [group, setGroup] = useState('');
  const [look, setLook] = useState<Look | ''>('');
  const list = useRef<HTMLDivElement>(null);
  const pieces = useMemo(() => piecesOf(entries ?? []), [entries]);
  const shown = useMemo(() => shownPieces(pieces, words, group), [pieces, words, group]);
  const rows = useMemo(() => rowsOf(shown), [shown]);
  const states = rows.length - shown.length;
  // eslint-disable-next-line react-hooks/incompatible-library -- it warns the React Compiler, which is not used here
  const virtualizer = useVirtualizer({
    count: rows.length,
    estimateSize: () => ROW,
    getItemKey: (index) => rows[index]?.key ?? index,
    getScrollElement: () => list.current,
    overscan: 2,
  });
  return (
    <main className={styles.page} lang="en">
      <header className={styles.head}>
        <h1>Every state</h1>
        <div className={styles.filters}>
          <SearchField label="Piece or state" value={words} onSearch={setWords} />
          <Select
            label="Section"
            value={group}
            options={[{ value: '', label: 'All' }, ...GROUPS]}
            onChange={setGroup}
          />
          <Select
            label="Look"
            value={look}
            options={[{ value: '', label: 'All' }, ...LOOK_OPTIONS]}
            onChange={(value) => setLook(LOOKS.find((one) => one.look === value)?.look ?? '')}
          />
          <output>
            {entries ? `${states} states of ${shown.length} pieces` : 'The list of stories is read …'}
          </output>
        </div>
        <HowToFill />
      </header>
      <div ref={list} className={styles.list}>
        <div className={styles.rows} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ key, index, start }) => (
            <div
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              className={styles.row}
              style={{ transform: `translateY(${start}px)` }}
            >
              <OneRow row={rows[index]} look={look} />
            </div>
          ))}
        </div>
      </div>
    </main>
  );
}

function OneRow({ row, look }: { row: Row | undefined; look: Look | '' }) {
  if (!row) return null;
  return row.state ? <StateRow state={row.state} look={look} /> : <PieceTitle piece={row.piece} />;
}

/** Git keeps no pictures: they are drawn on each machine. */
function HowToFill() {
  const drawn = Object.keys(pictures).length;
  if (drawn === count) return null;
  return (
    <p>
      {drawn} of {count} pictures are drawn on this machine. <code>npm run pictures</code> draws all of them,
      and <code>npm run pictures -- src/features/auth</code> those of a folder; then start Storybook again.
    </p>
  );
}
