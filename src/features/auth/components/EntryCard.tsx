import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Wordmark } from '@/components/Wordmark/Wordmark';
import { colour, font, media, size, space } from '@/lib/theme/tokens';

export interface EntryCardProps {
  /** The page's one h1. */
  title: string;
  /** One sentence below it. */
  intro?: ReactNode;
  children: ReactNode;
}

/** The sheet that every step of signing in stands on: wordmark, heading, form. */
export function EntryCard({ title, intro, children }: EntryCardProps) {
  return (
    <Sheet>
      <Wordmark />
      <header>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p>{intro}</p>}
      </header>
      {children}
    </Sheet>
  );
}

const Sheet = styled('section')({
  display: 'grid',
  gap: space(6),
  width: '100%',
  maxWidth: 380,
  margin: '0 auto',
  padding: space(8),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& h1': { fontSize: font.title, lineHeight: '28px', fontWeight: font.strong, outline: 'none' },
  '& header p': { marginTop: space(1), color: colour.inkMuted },
  [media.mobile]: { padding: space(5), border: 0, background: 'none' },
});
