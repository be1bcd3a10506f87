import { styled } from '@mui/material/styles';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { colour, space } from '@/lib/theme/tokens';

const ITEMS = [0.8, 0.6, 0.9, 0.7, 0.8, 0.6];

/** The shape of notifications that are on their way. */
export function NotificationSkeleton() {
  return (
    <Root role="status" aria-busy aria-label="Memuat notifikasi">
      {ITEMS.map((width, index) => (
        <div key={index}>
          <Skeleton width={`${width * 80}%`} height={14} />
          <Skeleton width="100%" />
          <Skeleton width={`${width * 90}%`} />
          <Skeleton width={120} height={10} />
        </div>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  flex: 1,
  minHeight: 0,
  overflow: 'hidden',
  '& > div': {
    display: 'grid',
    gap: space(2),
    padding: `${space(3)} ${space(4)} ${space(3)} ${space(6)}`,
    borderBottom: `1px solid ${colour.line}`,
  },
});
