import { useEffect, useState } from 'react';
import { TabLinks } from '@/components/TabLinks/TabLinks';
import type { PartGoneTo } from '@/lib/address/usePartOfAddress';
import styles from './PartsNav.module.css';

export interface PagePart {
  /** Of its section, and in the address: `#nota`. */
  id: string;
  label: string;
}

export interface PartsNavProps {
  /** In the order in which they stand on the page. */
  parts: readonly PagePart[];
  /** The part that the address led to: one is in it until the page is scrolled elsewhere. Left out: none. */
  gone?: PartGoneTo | null;
}

/** Leads to the parts of a long page; stays in view below the header and says which part one is in. */
export function PartsNav({ parts, gone = null }: PartsNavProps) {
  const current = usePartInView(parts, gone);
  return (
    <div className={styles.root}>
      <TabLinks
        label="Bagian halaman"
        links={parts.map(({ id, label }) => ({ href: `#${id}`, label }))}
        current={current === undefined ? undefined : `#${current}`}
        are="location"
      />
    </div>
  );
}

/** The part that was gone to; after scrolling the last one whose beginning is in the upper half of the window, or above. */
function usePartInView(parts: readonly PagePart[], gone: PartGoneTo | null): string | undefined {
  const [inView, setInView] = useState(parts[0]?.id);
  const [left, setLeft] = useState<PartGoneTo | null>(null);
  useEffect(() => {
    const find = () => {
      const begun = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 2;
      });
      setInView((begun.at(-1) ?? parts[0])?.id);
      if (gone && !gone.isStillThere()) setLeft(gone);
    };
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [parts, gone]);
  const isAtGone = gone !== null && gone !== left && parts.some(({ id }) => id === gone.id);
  return isAtGone ? gone.id : inView;
}
