import type { BpkbAct, BpkbBook } from '@/lib/contract/bpkbBook';

/** Of this one the name is by whether it lies somewhere already. */
const LABELS: Readonly<Record<BpkbAct, string>> = {
  receive: 'Terima BPKB',
  store: 'Simpan',
  lend: 'Pinjamkan',
  return: 'Catat kembali',
  send: 'Kirim ke kantor lain',
  arrive: 'Catat tiba',
  ready: 'Siap diserahkan',
  unready: 'Batal siap diserahkan',
  prepare: 'Siapkan penyerahan',
  hand_over: 'Serahkan BPKB',
  lost: 'Laporkan hilang',
};

/** What a book waits for: its button stands out. The rest is done when somebody asks for it. */
const AWAITED: readonly BpkbAct[] = ['receive', 'arrive', 'return', 'hand_over', 'prepare', 'ready'];
/** By weight. */
const ORDER: readonly BpkbAct[] = [...AWAITED, 'store', 'lend', 'send', 'unready', 'lost'];

/** An act as its button says it. */
export function actLabel(act: BpkbAct, { place, prepared }: Pick<BpkbBook, 'place' | 'prepared'>): string {
  if (act === 'store' && place !== null) return 'Pindahkan tempat';
  if (act === 'prepare' && prepared !== null) return 'Siapkan ulang';
  return LABELS[act];
}

/** An act that its state knows. */
export interface KnownAct {
  act: BpkbAct;
  label: string;
  /** The book waits for it. */
  isAwaited: boolean;
  /** Why it can't be done now, in words; null: it can. */
  obstacle: string | null;
}

/** What can be done with a book, what it waits for first; then what cannot, with the reason. */
export function knownActs(book: Pick<BpkbBook, 'acts' | 'place' | 'prepared'>): {
  open: KnownAct[];
  closed: KnownAct[];
} {
  const all = ORDER.flatMap((act): KnownAct[] => {
    const known = book.acts[act];
    const isAwaited = AWAITED.includes(act) || (act === 'store' && book.place === null);
    return known ? [{ act, label: actLabel(act, book), isAwaited, obstacle: known.obstacle }] : [];
  });
  return {
    open: all.filter(({ obstacle }) => obstacle === null),
    closed: all.filter(({ obstacle }) => obstacle !== null),
  };
}
