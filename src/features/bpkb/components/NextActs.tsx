import { Button } from '@/components/Button/Button';
import { ConditionList } from '@/components/ConditionList/ConditionList';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { BpkbAct, BpkbBook } from '@/lib/contract/bpkbBook';
import { formatDate } from '@/lib/format/tanggal';
import { knownActs } from '../domain/bookActs';
import { CONDITION_LABELS } from '../domain/conditionLabels';
import styles from './NextActs.module.css';

export interface NextActsProps {
  /** The book. */
  book: BpkbBook;
  /** Something is to be done. */
  onAct: (act: BpkbAct) => void;
}

/** What may be done with a book now, what it waits for first; what cannot be done, with the reason and what to do. */
export function NextActs({ book, onAct }: NextActsProps) {
  const { open, closed } = knownActs(book);
  const { conditions, handing_from: from, prepared } = book;
  const isNothing = open.length === 0 && closed.length === 0;
  return (
    <div className={styles.root}>
      {open.length > 0 && (
        <div data-part="acts">
          {open.map(({ act, label, isAwaited }, at) => (
            <Button
              key={act}
              kind={act === 'lost' ? 'quiet' : at === 0 && isAwaited ? 'primary' : 'secondary'}
              onClick={() => onAct(act)}
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      {prepared && (
        <p>
          Disiapkan {prepared.by.name} untuk <b>{prepared.person}</b>.
        </p>
      )}
      {closed.map(({ act, label, obstacle }) => (
        <WhyNot key={act} action={label}>
          {obstacle}
        </WhyNot>
      ))}
      {isNothing && <p data-part="none">{nothingWords(book)}</p>}
      {conditions.length > 0 && (
        <section aria-label="Syarat penyerahan">
          <h3>Syarat penyerahan</h3>
          <ConditionList
            label="Syarat penyerahan"
            conditions={conditions.map(({ condition, met, words }) => ({
              ...{ key: condition, met, text: words },
              label: CONDITION_LABELS[condition],
            }))}
          />
          {from !== null && from > book.today && <p>Dapat diserahkan mulai {formatDate(from)}.</p>}
        </section>
      )}
    </div>
  );
}

function nothingWords({ state, request }: Pick<BpkbBook, 'state' | 'request'>): string {
  if (request?.status === 'WAITING')
    return 'Menunggu keputusan orang kedua; sampai itu BPKB tetap di tempatnya.';
  return state === 'HANDED_OVER'
    ? 'BPKB sudah di tangan yang berhak. Tidak ada lagi yang perlu dikerjakan.'
    : 'Tidak ada yang dapat dikerjakan saat ini.';
}
