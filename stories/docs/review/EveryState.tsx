import { useMemo, useState } from 'react';
import { SearchField } from '@/components/SearchField/SearchField';
import { Select } from '@/components/Select/Select';
import styles from './EveryState.module.css';
import { PieceSection } from './PieceSection';
import { piecesOf, shownPieces, LOOKS, type Look } from './pieces';
import { useStoryIndex } from './useStoryIndex';

const GROUPS = ['Components', 'Features', 'Pages', 'Flows'].map((group) => ({ value: group, label: group }));
const LOOK_OPTIONS = LOOKS.map(({ look, label }) => ({ value: look, label }));

/** Every picture of every story: light beside dark beside 360 px, a row for each state, in the sidebar's order. */
export function EveryState() {
  const entries = useStoryIndex();
  const [words, setWords] = useState('');
  const [group, setGroup] = useState('');
  const [look, setLook] = useState<Look | ''>('');
  const pieces = useMemo(() => piecesOf(entries ?? []), [entries]);
  const shown = useMemo(() => shownPieces(pieces, words, group), [pieces, words, group]);
  const states = shown.reduce((sum, piece) => sum + piece.states.length, 0);
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
      </header>
      {shown.map((piece) => (
        <PieceSection key={piece.title} piece={piece} look={look} />
      ))}
    </main>
  );
}
