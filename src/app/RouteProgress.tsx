import { styled } from '@mui/material/styles';
import { colour, layer } from '@/lib/theme/tokens';

/** A slim line on top while the next page's chunk is on its way; quick moves show none. */
export function RouteProgress({ active }: { active: boolean }) {
  return active ? <Line role="progressbar" aria-label="Membuka halaman" /> : null;
}

const Line = styled('div')({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: layer.toast,
  height: 2,
  background: colour.primary,
  transformOrigin: 'left',
  animation: 'angsur-approach 8s cubic-bezier(0.1, 0.7, 0.1, 1) 150ms both',
  '@keyframes angsur-approach': { from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(0.95)' } },
});
