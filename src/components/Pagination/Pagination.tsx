import ChevronLeft from '@mui/icons-material/ChevronLeftRounded';
import ChevronRight from '@mui/icons-material/ChevronRightRounded';
import FirstPage from '@mui/icons-material/FirstPageRounded';
import LastPage from '@mui/icons-material/LastPageRounded';
import type { ReactNode } from 'react';
import { IconButton } from '@/components/IconButton/IconButton';
import { Select } from '@/components/Select/Select';
import { formatNumber } from '@/lib/format/rupiah';
import styles from './Pagination.module.css';

export interface PaginationProps {
  /** From 1. */
  page: number;
  /** Rows a page. */
  size: number;
  /** Rows in all. */
  count: number;
  /** `count` is where counting stopped: there are more. */
  countMore?: boolean | undefined;
  /** Another page was chosen. */
  onPage: (page: number) => void;
  /** Another number of rows a page; left out: it can't be chosen. */
  onSize?: ((size: number) => void) | undefined;
  /** A pointer or the focus came near a page's button: its data can be fetched ahead. */
  onPrefetch?: ((page: number) => void) | undefined;
  /** The page is on its way. */
  busy?: boolean | undefined;
}

/** Rows a page that can be chosen; what an address says besides is offered too. */
const SIZES = [20, 50, 100];

/** '1–20 dari 1.234' and the way to the other pages. Buttons at an end stay focusable, so focus is never lost. */
export function Pagination({
  page,
  size,
  count,
  countMore,
  onPage,
  onSize,
  onPrefetch,
  busy,
}: PaginationProps) {
  const pages = Math.max(1, Math.ceil(count / size));
  const from = (page - 1) * size + 1;
  const to = countMore ? page * size : Math.min(page * size, count);
  /** No row stands here: the list is empty, or an old address asks for a page behind its end. */
  const isBare = from > count && !countMore;
  const isLast = page >= pages && !countMore;

  const step = (label: string, target: number, off: boolean, icon: ReactNode) => (
    <IconButton
      label={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onPage(target)}
      onPointerEnter={() => !off && onPrefetch?.(target)}
      onFocus={() => !off && onPrefetch?.(target)}
    >
      {icon}
    </IconButton>
  );

  return (
    <nav className={styles.root} aria-label="Halaman daftar" aria-busy={busy || undefined}>
      <p role="status">
        {isBare ? '0' : `${formatNumber(from)}–${formatNumber(to)}`} dari {formatNumber(count)}
        {countMore && '+'}
      </p>
      {onSize && (count > (SIZES[0] ?? 0) || countMore) && (
        <div data-part="size">
          {' '}
          <Select
            label="Baris per halaman"
            labelHidden
            options={[...new Set([...SIZES, size])]
              .toSorted((one, other) => one - other)
              .map((rows) => ({ value: String(rows), label: `${rows} baris` }))}
            value={String(size)}
            onChange={(rows) => onSize(Number(rows))}
          />
        </div>
      )}
      <div data-part="steps">
        {step('Halaman pertama', 1, page <= 1, <FirstPage aria-hidden />)}
        {step('Halaman sebelumnya', Math.min(page - 1, pages), page <= 1, <ChevronLeft aria-hidden />)}
        {step('Halaman berikutnya', page + 1, isLast, <ChevronRight aria-hidden />)}
        {step('Halaman terakhir', pages, isLast || Boolean(countMore), <LastPage aria-hidden />)}
      </div>
    </nav>
  );
}
