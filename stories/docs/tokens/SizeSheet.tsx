import { styled } from '@mui/material/styles';
import { colour, font, motion, size, space } from '@/lib/theme/tokens';
import { Sheet } from './Sheet';

const STEPS = [1, 2, 3, 4, 6, 8, 10];

/** Space in steps of 4, the fixed sizes, and how long things move. */
export function SizeSheet() {
  return (
    <Sheet>
      <h3>Space, in steps of 4 px</h3>
      <Bars>
        {STEPS.map((steps) => (
          <li key={steps}>
            <span style={{ width: space(steps), height: space(steps) }} />
            <code>{space(steps)}</code>
          </li>
        ))}
      </Bars>
      <h3>Sizes, px</h3>
      <dl data-part="grid">
        {Object.entries(size).map(([name, value]) => (
          <Fact key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </dl>
      <h3>Motion: short, and none where people ask for calm</h3>
      <dl data-part="grid">
        {Object.entries(motion).map(([name, value]) => (
          <Fact key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fact>
        ))}
      </dl>
    </Sheet>
  );
}

const Bars = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: space(4),
  '& li': { display: 'grid', justifyItems: 'center', gap: space(1) },
  '& span': { borderRadius: 2, background: colour.primary },
  '& code': { fontSize: font.small },
});

const Fact = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space(4),
  borderBottom: `1px solid ${colour.line}`,
  '& dt': { color: colour.inkMuted },
  '& dd': { fontVariantNumeric: 'tabular-nums', textAlign: 'right' },
});
