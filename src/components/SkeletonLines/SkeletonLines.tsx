import { styled } from '@mui/material/styles';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { space } from '@/lib/theme/tokens';

/** Text is ragged: widths in %, repeated. */
const WIDTHS = [92, 78, 86, 64];

export interface SkeletonLinesProps {
  /** How many lines of text. */
  lines: number;
}

/** The shape of a paragraph that is coming. */
export function SkeletonLines({ lines }: SkeletonLinesProps) {
  return (
    <Stack aria-hidden>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={`${WIDTHS[index % WIDTHS.length]}%`} />
      ))}
    </Stack>
  );
}

const Stack = styled('span')({ display: 'grid', gap: space(2), padding: `${space(1)} 0` });
