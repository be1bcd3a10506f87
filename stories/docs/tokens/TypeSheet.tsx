import { styled } from '@mui/material/styles';
import { font, space } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';

const SIZES = [
  ['display', font.display, font.strong, 'Rp1.250.000'],
  ['title', font.title, font.strong, 'Nota Cicilan'],
  ['large', font.large, font.strong, 'Kirim permintaan perubahan'],
  ['base', font.base, font.regular, 'Nilai yang tersimpan tidak berubah sampai disetujui.'],
  ['small', font.small, font.medium, 'Tanggal bayar'],
] as const;

/** Inter, five sizes, three weights; figures of one width wherever numbers stand. */
export function TypeSheet() {
  return (
    <Sheet>
      {SIZES.map(([name, fontSize, fontWeight, words]) => (
        <Line key={name}>
          <code>
            {name} {fontSize} {fontWeight}
          </code>
          <span style={{ fontSize, fontWeight, lineHeight: 1.3 }}>{words}</span>
        </Line>
      ))}
      <Line>
        <code>tabular-nums</code>
        <Figures>
          <span>1.111.111</span>
          <span>(88.888)</span>
          <span>0</span>
        </Figures>
      </Line>
    </Sheet>
  );
}

const Line = styled('div')({
  display: 'grid',
  gridTemplateColumns: '140px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: space(4),
  '& code': { fontSize: font.small },
});

const Figures = styled('span')({
  display: 'inline-grid',
  justifyContent: 'start',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
