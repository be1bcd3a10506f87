import { QrCode } from '@/components/QrCode/QrCode';
import type { Label } from '../domain/labels';
import styles from './LabelSheet.module.css';

export interface LabelSheetProps {
  /** What stands on each of its labels, by rows; null: nothing, it was used before. */
  labels: readonly (Label | null)[];
  /** Where the sheet is cut is drawn, as it is not on paper. */
  cuts?: boolean;
}

/** Names of places that take smaller letters, characters: safe, rack and folder may have 40 each. */
const LONG = 48;

/** A sheet of A4 with labels of 70 × 37 mm, three across and eight down; black on white. Measures hang on `--mm`. */
export const LabelSheet = ({ labels, cuts = false }: LabelSheetProps) => (
  <div className={styles.root} data-cuts={cuts || undefined}>
    {labels.map((label, at) =>
      label ? (
        // Each stands at its place.
        <div key={at} data-part="label">
          <QrCode text={label.code} label={`Kode QR ${label.code}`} />
          <div>
            <p data-part="name" data-size={label.name.length > LONG ? 'long' : undefined}>
              {label.name}
            </p>
            {label.line !== '' && <p>{label.line}</p>}
            <p data-part="code">{label.code}</p>
          </div>
        </div>
      ) : (
        <div key={at} data-part="used" />
      ),
    )}
  </div>
);
