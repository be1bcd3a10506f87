import type { ReactNode } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Link } from '@/components/Link/Link';
import type { PettyFunds } from '@/lib/contract/pettyCash';
import { formatNumber } from '@/lib/format/rupiah';
import { formatDate } from '@/lib/format/tanggal';

export interface PettyNoticeProps {
  /** The funds that the reader sees. */
  funds: PettyFunds['rows'];
  /** Address of an office's petty cash. */
  hrefOf: (office: number) => string;
}

/** On Home: funds whose day is not closed, whose advances are late, or whose money is on its way; nothing when all is well. */
export function PettyNotice({ funds, hrefOf }: PettyNoticeProps) {
  const open = funds.filter((fund) => wordsOf(fund).length > 0);
  if (open.length === 0) return null;
  const isLate = open.some(({ unclosed_day, late_advances }) => unclosed_day !== null || late_advances > 0);
  return (
    <InlineAlert tone={isLate ? 'warning' : 'info'} title="Kas kecil:">
      {open.map((fund, index) => (
        <Line key={fund.office.id} first={index === 0}>
          <Link href={hrefOf(fund.office.id)}>{fund.office.name}</Link> {wordsOf(fund).join(', ')}
        </Line>
      ))}
    </InlineAlert>
  );
}

const Line = ({ first, children }: { first: boolean; children: ReactNode }) => (
  <span>
    {!first && '; '}
    {children}
  </span>
);

function wordsOf({ unclosed_day, late_advances, moving }: PettyFunds['rows'][number]): string[] {
  return [
    ...(unclosed_day === null ? [] : [`${formatDate(unclosed_day)} belum ditutup`]),
    ...(late_advances === 0 ? [] : [`${formatNumber(late_advances)} kasbon terlambat`]),
    ...(moving === 0 ? [] : [`${formatNumber(moving)} perpindahan uang belum selesai`]),
  ];
}
