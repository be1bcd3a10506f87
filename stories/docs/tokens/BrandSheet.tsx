import { BrandMark } from '@/components/BrandMark/BrandMark';
import { Wordmark } from '@/components/Wordmark/Wordmark';
import { Sheet } from './Sheet';
import styles from './BrandSheet.module.css';

const SIZES = [96, 48, 32, 24, 16];

/** The sign at the sizes it is used at, in one colour, and as the app's icon. */
export function BrandSheet() {
  return (
    <Sheet>
      <div className={styles.root}>
        {SIZES.map((size) => (
          <BrandMark key={size} size={size} />
        ))}
      </div>
      <div className={styles.root}>
        <Wordmark size={44} />
        <Wordmark size={20} />
      </div>
      <div className={styles.root}>
        <img src="/icons/icon-192.png" width={64} height={64} alt="App icon" />
        <img src="/apple-touch-icon.png" width={64} height={64} alt="Touch icon, cut by the system" />
        <img src="/icons/icon-maskable-512.png" width={64} height={64} alt="Maskable icon" data-round />
      </div>
    </Sheet>
  );
}
