import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import { IconButton } from '@/components/IconButton/IconButton';
import { Select } from '@/components/Select/Select';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './YearBar.module.css';

export interface YearBarProps {
  /** The year that is shown. */
  year: number;
  /** Years that have holidays, and how many. */
  years: readonly { year: number; count: number }[];
  /** Another year was chosen. */
  onYear: (year: number) => void;
}

/** The span that dates have in this product. */
const [FIRST, LAST] = [1900, 2199];

/** The year that is shown: one that has holidays, or the one before or after. */
export function YearBar({ year, years, onYear }: YearBarProps) {
  const known = years.some((one) => one.year === year) ? years : [...years, { year, count: 0 }];
  const options = [...known]
    .sort((a, b) => a.year - b.year)
    .map((one) => ({ value: String(one.year), label: `${one.year} (${formatNumber(one.count)})` }));
  return (
    <div className={styles.root}>
      <IconButton label={`Tahun ${year - 1}`} disabled={year <= FIRST} onClick={() => onYear(year - 1)}>
        <ChevronLeft aria-hidden />
      </IconButton>
      <Select
        label="Tahun"
        labelHidden
        value={String(year)}
        options={options}
        onChange={(value) => onYear(Number(value))}
      />
      <IconButton label={`Tahun ${year + 1}`} disabled={year >= LAST} onClick={() => onYear(year + 1)}>
        <ChevronRight aria-hidden />
      </IconButton>
    </div>
  );
}
