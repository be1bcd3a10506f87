import { styled } from '@mui/material/styles';
import { BrandMark } from '@/components/BrandMark/BrandMark';
import { Wordmark } from '@/components/Wordmark/Wordmark';
import { colour, space } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';

const SIZES = [96, 48, 32, 24, 16];

/** The sign at the sizes it is used at, in one colour, and as the app's icon. */
export function BrandSheet() {
  return (
    <Sheet>
      <Row>
        {SIZES.map((size) => (
          <BrandMark key={size} size={size} />
        ))}
      </Row>
      <Row>
        <Wordmark size={44} />
        <Wordmark size={20} />
      </Row>
      <Row>
        <img src="/icons/icon-192.png" width={64} height={64} alt="App icon" />
        <img src="/apple-touch-icon.png" width={64} height={64} alt="Touch icon, cut by the system" />
        <img src="/icons/icon-maskable-512.png" width={64} height={64} alt="Maskable icon" data-round />
      </Row>
    </Sheet>
  );
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(6),
  color: colour.primary,
  '& img[data-round]': { borderRadius: '50%' },
});
