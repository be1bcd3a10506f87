import { styled } from '@mui/material/styles';
import { colour, font, media, space } from '@/lib/theme/tokens';

export interface TwoLinesProps {
  /** May take two lines; more is cut and stands in full where the row opens. */
  first: string;
  /** Smaller, below; empty: nothing. */
  second: string;
}

/** A cell of two texts, the second about the first. */
export function TwoLines({ first, second }: TwoLinesProps) {
  return (
    <Root>
      <span>{first}</span>
      {second && <small>{second}</small>}
    </Root>
  );
}

const Root = styled('span')({
  display: 'grid',
  padding: `${space(1)} 0`,
  lineHeight: '18px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  '& small': {
    color: colour.inkMuted,
    fontSize: font.small,
    fontWeight: font.regular,
    fontVariantNumeric: 'tabular-nums',
  },
  [media.mobile]: { '& > span': { WebkitLineClamp: 4 } },
});
