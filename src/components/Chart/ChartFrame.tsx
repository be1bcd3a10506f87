import { useId, useState, type ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import type { ChartFigures } from './Chart.types';
import { PLOT_HEIGHT, isEmpty } from './Chart.utils';
import { ChartLegend } from './ChartLegend';
import { ChartPatterns } from './ChartPatterns';
import { ChartTable } from './ChartTable';
import styles from './ChartFrame.module.css';

export interface ChartFrameProps extends ChartFigures {
  /** What it shows, in a sentence. */
  caption: string;
  /** The figures are on their way. */
  loading: boolean;
  /** Said where there is no figure at all. */
  empty: string;
  /** Draws the figures in their place. */
  children: (patternId: string) => ReactNode;
}

/** What stands around a drawing: its name, its legend, the figures as a table. */
export function ChartFrame({ caption, loading, empty, children, ...figures }: ChartFrameProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const none = !loading && isEmpty(figures);
  return (
    <figure className={styles.root} aria-labelledby={`${id}-caption`} aria-busy={loading || undefined}>
      <figcaption id={`${id}-caption`}>{caption}</figcaption>
      <ChartPatterns id={id} series={figures.series} />
      {!none && <ChartLegend {...figures} patternId={id} />}
      <div data-part="plot" style={{ minHeight: PLOT_HEIGHT }}>
        {loading && <Skeleton height={PLOT_HEIGHT} radius={8} />}
        {none && <p>{empty}</p>}
        {!loading && !none && children(id)}
      </div>
      {!none && (
        <>
          {/* Shown by its style where the drawing could not be had. */}
          <p data-part="kept">Angkanya tetap ada di tabel ini.</p>
          <div data-part="more">
            <Button
              kind="quiet"
              aria-expanded={open}
              aria-controls={`${id}-table`}
              disabled={loading}
              onClick={() => setOpen(!open)}
            >
              {open ? 'Tutup tabel' : 'Lihat tabel'}
            </Button>
          </div>
          <div id={`${id}-table`} data-part="table" data-open={open || undefined}>
            {!loading && <ChartTable {...figures} caption={caption} />}
          </div>
        </>
      )}
    </figure>
  );
}
