import { motion, size, space } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';
import styles from './SizeSheet.module.css';

const STEPS = [1, 2, 3, 4, 6, 8, 10];

/** Space in steps of 4, the fixed sizes, and how long things move. */
export function SizeSheet() {
  return (
    <Sheet>
      <h3>Space, in steps of 4 px</h3>
      <ul className={styles.bars}>
        {STEPS.map((steps) => (
          <li key={steps}>
            <span style={{ width: space(steps), height: space(steps) }} />
            <code>{space(steps)}</code>
          </li>
        ))}
      </ul>
      <h3>Sizes, px</h3>
      <dl data-part="grid">
        {Object.entries(size).map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3>Motion: short, and none where people ask for calm</h3>
      <dl data-part="grid">
        {Object.entries(motion).map(([name, value]) => (
          <div className={styles.fact} key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
