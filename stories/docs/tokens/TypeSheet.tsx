import { font } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';
import styles from './TypeSheet.module.css';

const SIZES = [
  ['display', font.display, font.strong, 'Rp1.250.000'],
  ['title', font.title, font.strong, 'Nota Cicilan'],
  ['large', font.large, font.strong, 'Kirim permintaan perubahan'],
  ['base', font.base, font.regular, 'Nilai yang tersimpan tidak berubah sampai disetujui.'],
  ['small', font.small, font.medium, 'Tanggal bayar'],
] as const;

/** Inter, five sizes, three weights; figures of one width wherever numbers stand. */
export function TypeSheet() {
  return (
    <Sheet>
      {SIZES.map(([name, fontSize, fontWeight, words]) => (
        <div className={styles.line} key={name}>
          <code>
            {name} {fontSize} {fontWeight}
          </code>
          <span style={{ fontSize, fontWeight, lineHeight: 1.3 }}>{words}</span>
        </div>
      ))}
      <div className={styles.line}>
        <code>tabular-nums</code>
        <span className={styles.figures}>
          <span>1.111.111</span>
          <span>(88.888)</span>
          <span>0</span>
        </span>
      </div>
    </Sheet>
  );
}
