import { pictures } from 'virtual:story-pictures';

export type Look = 'light' | 'dark' | 'phone';

/** Looks in the order in which they stand beside each other. */
export const LOOKS: { look: Look; label: string }[] = [
  { look: 'light', label: 'Light' },
  { look: 'dark', label: 'Dark' },
  { look: 'phone', label: '360 px' },
];

/** What Storybook's `index.json` says about a story. */
export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: string;
}

export interface Picture {
  look: Look;
  label: string;
  src: string;
  width: number;
  height: number;
}

export interface State {
  id: string;
  name: string;
  pictures: Picture[];
}

export interface Piece {
  title: string;
  /** Address of its docs page, or of its first story. */
  href: string;
  states: State[];
}

/** A line of the page: a piece's title, or one of its states. */
export interface Row {
  key: string;
  piece: Piece;
  state: State | null;
}

/** Pieces with pictures, in the order of the entries. */
export function piecesOf(entries: StoryEntry[]): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const { id, title, name, type } of entries) {
    const kind = type === 'docs' ? 'docs' : 'story';
    const piece = pieces.get(title) ?? { title, href: `./?path=/${kind}/${id}`, states: [] };
    pieces.set(title, piece);
    const drawn = picturesOf(id);
    if (drawn.length > 0) piece.states.push({ id, name, pictures: drawn });
  }
  return [...pieces.values()].filter((piece) => piece.states.length > 0);
}

function picturesOf(id: string): Picture[] {
  return LOOKS.flatMap(({ look, label }) => {
    const name = `${look}/${id.replace('--', '/')}`;
    const drawn = pictures[name];
    if (!drawn) return [];
    const [hash, width, height] = drawn;
    return [{ look, label, src: `./pictures/${hash}.webp`, width, height }];
  });
}

/** Pieces and states whose names hold every word, in one section of the sidebar or (`''`) in all. */
export function shownPieces(pieces: Piece[], words: string, group: string): Piece[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  const says = (text: string) => asked.every((word) => text.toLowerCase().includes(word));
  return pieces
    .filter(({ title }) => group === '' || title.startsWith(`${group}/`))
    .map((piece) => ({ ...piece, states: piece.states.filter(({ name }) => says(`${piece.title} ${name}`)) }))
    .filter((piece) => piece.states.length > 0);
}

/** Each piece's title, and its states below it. */
export const rowsOf = (pieces: Piece[]): Row[] =>
  pieces.flatMap((piece) => [
    { key: piece.title, piece, state: null },
    ...piece.states.map((state) => ({ key: state.id, piece, state })),
  ]);
