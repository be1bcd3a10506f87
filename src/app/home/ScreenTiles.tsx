import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { Link } from '@/components/Link/Link';
import type { MenuSection } from '@/components/SideMenu/SideMenu';
import { colour, font, media, motion, size, space } from '@/lib/theme/tokens';

export interface ScreenTilesProps {
  sections: readonly MenuSection[];
}

/** The screens that a person has, section by section, one tap away. */
export function ScreenTiles({ sections }: ScreenTilesProps) {
  const id = useId();
  return (
    <Root>
      {sections.map((section, index) => (
        <section key={section.title} aria-labelledby={`${id}-${index}`}>
          <h2 id={`${id}-${index}`}>{section.title}</h2>
          <ul>
            {section.entries.map(({ href, label, icon: Icon }) => (
              <li key={href}>
                <Link href={href}>
                  <Icon aria-hidden />
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Root>
  );
}

const Root = styled('div')({
  display: 'grid',
  gap: space(6),
  '& h2': {
    marginBottom: space(2),
    fontSize: '11px',
    lineHeight: '16px',
    fontWeight: font.strong,
    letterSpacing: '0.06em',
    color: colour.inkMuted,
  },
  '& ul': { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', gap: space(2) },
  '& li > a': {
    display: 'flex',
    alignItems: 'center',
    gap: space(3),
    height: '100%',
    minHeight: 52,
    padding: `${space(2)} ${space(4)}`,
    border: `1px solid ${colour.line}`,
    borderRadius: size.corner,
    background: colour.surface,
    color: colour.ink,
    fontWeight: font.medium,
    textDecoration: 'none',
    transition: `border-color ${motion.quick} ${motion.ease}`,
    '& svg': { flex: 'none', fontSize: 20, color: colour.primary },
    '&:hover': { borderColor: colour.primary },
  },
  [media.mobile]: {
    '& ul': { gridTemplateColumns: '1fr 1fr' },
    '& li > a': { padding: space(3), gap: space(2) },
  },
});
