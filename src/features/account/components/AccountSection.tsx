import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface AccountSectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the account page: a heading and what belongs to it. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const headingId = useId();
  return (
    <Section aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled('section')({
  display: 'grid',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > h2': { fontSize: font.base, lineHeight: '20px', fontWeight: font.strong },
  [media.mobile]: { padding: space(4) },
});
