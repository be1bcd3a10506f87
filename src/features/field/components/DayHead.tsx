import { Link } from '@/components/Link/Link';
import { ProgressBar } from '@/components/ProgressBar/ProgressBar';
import { formatNumber, formatRupiah } from '@/lib/format/rupiah';
import { formatWeekday } from '@/lib/format/tanggal';
import styles from './DayHead.module.css';

export interface DayHeadProps {
  /** The plan's day. */
  day: string;
  /** Name of its office. */
  office: string;
  /** Accounts of the day. */
  count: number;
  /** How many of them were visited. */
  visited: number;
  /** The money that the collector carries, with what is not sent yet: TTS and rupiah. */
  carried: { count: number; amount: number };
  /** Numbers of TTS that this device has left. */
  numbersLeft: number;
  /** Where the own TTS are. */
  ttsHref: string;
}

/** How far the day is, and the money that is carried. */
export function DayHead({ day, office, count, visited, carried, numbersLeft, ttsHref }: DayHeadProps) {
  return (
    <section className={styles.root} aria-label="Hari ini">
      <p data-part="day">
        {formatWeekday(day)} · {office}
      </p>
      <ProgressBar
        label="Akun yang dikunjungi"
        value={visited}
        max={Math.max(1, count)}
        valueText={`${formatNumber(visited)} dari ${formatNumber(count)} akun dikunjungi`}
      />
      <div>
        <p data-part="figure">
          <span>Uang yang dibawa</span>
          <strong>{formatRupiah(carried.amount)}</strong>
        </p>
        <p data-part="note">
          <Link href={ttsHref}>{formatNumber(carried.count)} tanda terima</Link> · {formatNumber(numbersLeft)}{' '}
          nomor tersisa
        </p>
      </div>
    </section>
  );
}
