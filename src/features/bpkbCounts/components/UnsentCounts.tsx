import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import { formatNumber } from '@/lib/format/rupiah';
import type { KeptScans } from '../device/keptScansSchema';

export interface UnsentCountsProps {
  /** What the server does not have, of all counts. */
  kept: readonly KeptScans[];
  /** Address of a count. */
  hrefOf: (id: number) => string;
}

/** Counts with codes that only this device has; nothing where there are none. */
export function UnsentCounts({ kept, hrefOf }: UnsentCountsProps) {
  const codes = new Map<number, number>();
  for (const { countId, scans } of kept) codes.set(countId, (codes.get(countId) ?? 0) + scans.length);
  return Array.from(codes, ([id, count]) => (
    <InlineAlert key={id} tone="warning" action={<Link href={hrefOf(id)}>Buka opname</Link>}>
      {formatNumber(count)} kode opname hanya ada di perangkat ini.
    </InlineAlert>
  ));
}
