import { useEffect, useState } from 'react';
import { TabLinks } from '@/components/TabLinks/TabLinks';
import styles from './PartsNav.module.css';

export interface PagePart {
  /** Of its section, and in the address: `#nota`. */
  id: string;
  label: string;
}

export interface PartsNavProps {
  /** In the order in which they stand on the page. */
  parts: readonly PagePart[];
}

/** Leads to the parts of a long page; stays in view below the header and says which part one is in. */
export function PartsNav({ parts }: PartsNavProps) {
  const current = usePartInView(parts);
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

/** The last part whose beginning is in the upper half of the window, or above it. */
function usePartInView(parts: readonly PagePart[]): string | undefined {
  const [current, setCurrent] = useState(parts[0]?.id);
  useEffect(() => {
    const find = () => {
      const begun = parts.filter(({ id }) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top < innerHeight / 2;
      });
      setCurrent((begun.at(-1) ?? parts[0])?.id);
    };
    addEventListener('scroll', find, { passive: true });
    return () => removeEventListener('scroll', find);
  }, [parts]);
  return current;
}
