import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Picture, type PictureName } from '@/components/Picture/Picture';
import { colour, font, media, space } from '@/lib/theme/tokens';

export interface MessagePageProps {
  picture?: PictureName;
  title: string;
  /** What it means and what to do next. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** A page that has one thing to say. Its h1 takes focus after a change of page. */
export function MessagePage({ picture, title, children, actions }: MessagePageProps) {
  return (
    <Root>
      {picture && <Picture name={picture} size={120} />}
      <h1 tabIndex={-1}>{title}</h1>
      {children && <div data-part="words">{children}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </Root>
  );
}

const Root = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(2),
  minHeight: '60vh',
  padding: `${space(10)} ${space(4)}`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '& h1': {
    marginTop: space(2),
    fontSize: font.title,
    fontWeight: font.strong,
    lineHeight: '28px',
    textWrap: 'balance',
    outline: 'none',
  },
  '& [data-part="words"]': { maxWidth: 440, color: colour.inkMuted, textWrap: 'pretty' },
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space(2),
    marginTop: space(4),
  },
  [media.mobile]: { minHeight: '50vh', padding: `${space(8)} ${space(2)}` },
});
