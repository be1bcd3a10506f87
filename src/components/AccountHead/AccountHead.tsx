import { styled } from '@mui/material/styles';
import { Fragment, type ReactNode } from 'react';
import { DateText } from '@/components/DateText/DateText';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface AccountFact {
  label: string;
  value: ReactNode;
  /** Money that should have been paid already: stands out. */
  owed?: boolean;
}

export interface AccountHeadProps {
  /** The borrower. */
  name: string;
  /** What the account is known by: contract code, plate, vehicle … */
  what: readonly string[];
  /** How it stands, as a chip. */
  status: ReactNode;
  facts: readonly AccountFact[];
  /** The day that the figures are reckoned to, `YYYY-MM-DD`. */
  asOf: string;
}

/** Whose account it is, how it stands, and its figures as of one day. */
export function AccountHead({ name, what, status, facts, asOf }: AccountHeadProps) {
  return (
    <Root>
      <header>
        <div>
          <p data-part="name">{name}</p>
          <p data-part="what">
            {what.map((part, index) => (
              <Fragment key={index}>
                {index > 0 && ' · '}
                {part}
              </Fragment>
            ))}
          </p>
        </div>
        {status}
      </header>
      <dl>
        {facts.map(({ label, value, owed }) => (
          <div key={label} data-owed={owed || undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p data-part="as-of">
        Dihitung per <DateText value={asOf} />
      </p>
    </Root>
  );
}

const Root = styled('article')({
  display: 'grid',
  gap: space(4),
  padding: space(5),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > header': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    gap: space(2),
    '& > div': { minWidth: 0 },
  },
  '& [data-part="name"]': {
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    overflowWrap: 'anywhere',
  },
  '& :is([data-part="what"], [data-part="as-of"])': { color: colour.inkMuted, overflowWrap: 'anywhere' },
  '& [data-part="as-of"]': { fontSize: font.small },
  '& > dl': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
    gap: `${space(3)} ${space(5)}`,
    paddingTop: space(4),
    borderTop: `1px solid ${colour.line}`,
  },
  '& dt': { color: colour.inkMuted, fontSize: font.small },
  '& dd': {
    fontSize: font.large,
    fontWeight: font.strong,
    lineHeight: '24px',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& [data-owed] > dd': { color: colour.overdue },
  [media.mobile]: {
    padding: space(4),
    '& > dl': { gap: space(2) },
    '& > dl > div': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space(3),
    },
  },
});
