import type { ReactNode } from 'react';
import { Link } from '@/components/Link/Link';
import type { AchievementFigures } from '@/lib/contract/achievement';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { accountGap, gapText, shareOf } from '../domain/figureWords';
import type { LinkOf, RowsOf } from '../domain/rowLinks';
import styles from './FigureBoard.module.css';
import { TargetBar } from './TargetBar';

export interface FigureBoardProps {
  /** Of one collector, or of several together. */
  figures: AchievementFigures;
  /** Where the rows of a figure are. */
  linkOf: LinkOf;
  /** On a phone the main figures alone: what follows the board is wanted. Default false. */
  brief?: boolean;
}

/** What was achieved: money and accounts against target, visits, promises, TTS; every figure leads to its rows. */
export function FigureBoard({ figures, linkOf, brief = false }: FigureBoardProps) {
  const { collected, target, visits, promises, tts } = figures;
  const to = (rows: RowsOf, text: string) => <Link href={linkOf(rows)}>{text}</Link>;
  const count = (rows: RowsOf, value: number, words: string) =>
    value > 0 ? to(rows, `${formatNumber(value)} ${words}`) : `${formatNumber(value)} ${words}`;
  return (
    <div className={styles.root} data-brief={brief || undefined}>
      <div>
        <Against
          title="Terkumpul"
          link={to({ of: 'receipts' }, formatRupiah(collected.amount))}
          reached={collected.amount}
          target={target?.amount ?? null}
          targetText={target ? formatRupiah(target.amount) : ''}
          gap={gapText}
        />
        <Against
          title="Akun yang membayar"
          link={to({ of: 'accounts', show: 'paid' }, formatNumber(collected.accounts))}
          reached={collected.accounts}
          target={target?.accounts ?? null}
          targetText={target ? `${formatNumber(target.accounts)} akun` : ''}
          gap={accountGap}
        />
      </div>
      <div>
        <Part
          title="Kunjungan"
          of={[visits.visited, visits.planned]}
          link={to({ of: 'visits', show: 'visited' }, formatNumber(visits.visited))}
          whole={to({ of: 'visits' }, `${formatNumber(visits.planned)} dalam rencana`)}
        >
          <li>
            {count({ of: 'visits', show: 'unvisited' }, visits.planned - visits.visited, 'belum dikunjungi')}
          </li>
          <li>{count({ of: 'visits', show: 'made' }, visits.made, 'kunjungan seluruhnya')}</li>
        </Part>
        <Part
          title="Janji ditepati"
          of={[promises.kept.count, promises.made.count]}
          link={to({ of: 'promises', show: 'kept' }, formatNumber(promises.kept.count))}
          whole={to({ of: 'promises' }, `${formatNumber(promises.made.count)} janji`)}
        >
          <li>{count({ of: 'promises', show: 'broken' }, promises.broken.count, 'ingkar')}</li>
          <li>{count({ of: 'promises', show: 'running' }, promises.running.count, 'berjalan')}</li>
          {promises.replaced.count > 0 && (
            <li>
              {count(
                { of: 'promises', show: 'replaced' },
                promises.replaced.count,
                'diganti, tidak dihitung',
              )}
            </li>
          )}
        </Part>
        <Part
          title="Disetor hari itu"
          of={[tts.same_day.count, tts.taken.count]}
          link={to({ of: 'tts', show: 'same_day' }, formatNumber(tts.same_day.count))}
          whole={to({ of: 'tts' }, `${formatNumber(tts.taken.count)} tanda terima`)}
        >
          <li>
            {count({ of: 'tts', show: 'later' }, tts.taken.count - tts.same_day.count, 'belum atau kemudian')}
          </li>
          <li>
            {formatRupiah(tts.same_day.amount)} dari {formatRupiah(tts.taken.amount)}
          </li>
          {tts.void.count > 0 && (
            <li>{count({ of: 'tts', show: 'void' }, tts.void.count, 'dibatalkan, tidak dihitung')}</li>
          )}
        </Part>
      </div>
    </div>
  );
}

interface AgainstProps {
  title: string;
  link: ReactNode;
  reached: number;
  /** Null: none was set. */
  target: number | null;
  targetText: string;
  gap: (reached: number, target: number) => string;
}

/** What was reached against its target, with what lacks in words. */
function Against({ title, link, reached, target, targetText, gap }: AgainstProps) {
  const share = target === null ? null : shareOf(reached, target);
  return (
    <section>
      <h2>
        {title}
        {share !== null && <span>{formatNumber(share)} %</span>}
      </h2>
      <p data-part="figure">
        {link} {target === null ? '' : target > 0 ? `dari ${targetText}` : ''}
      </p>
      <TargetBar value={reached} target={target} />
      <p data-behind={(target !== null && reached < target) || undefined}>{gapWords(reached, target, gap)}</p>
    </section>
  );
}

function gapWords(reached: number, target: number | null, gap: AgainstProps['gap']): string {
  if (target === null) return 'Belum ada target';
  if (target === 0) return 'Tidak ada target pada hari-hari ini';
  const words = gap(reached, target);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

interface PartProps {
  title: string;
  of: readonly [part: number, whole: number];
  link: ReactNode;
  whole: ReactNode;
  /** Other parts of the same. */
  children: ReactNode;
}

/** A part of a whole, and the other parts of it. */
function Part({ title, of: [part, whole], link, whole: wholeLink, children }: PartProps) {
  return (
    <section>
      <h2>{title}</h2>
      <p data-part="figure">
        {link} dari {wholeLink}
      </p>
      <TargetBar value={part} target={whole === 0 ? null : whole} />
      <ul>{children}</ul>
    </section>
  );
}
