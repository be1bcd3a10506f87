import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { ImportBatch } from '@/lib/contract/imports';
import { formatInstant } from '@/lib/format/tanggal';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { STATUS_WORDS } from '../domain/importWords';

export interface BatchHeadProps {
  batch: ImportBatch;
  /** What can be done with it; the main action last. */
  children?: ReactNode;
}

/** Which statement this is, who brought it, and how it stands. */
export function BatchHead({ batch, children }: BatchHeadProps) {
  const { tone, words } = STATUS_WORDS[batch.status];
  return (
    <Root aria-label="Mutasi">
      <div data-part="facts">
        <h2>
          {batch.bank} <span>{batch.file_name}</span>
        </h2>
        <StatusChip tone={tone}>{words}</StatusChip>
        <p>
          Diunggah {batch.created_by.name}, {formatInstant(batch.created_at)}
          {batch.posted_by && batch.posted_at && (
            <>
              {' · '}Diposting {batch.posted_by.name}, {formatInstant(batch.posted_at)}
            </>
          )}
        </p>
      </div>
      {children && <div data-part="actions">{children}</div>}
    </Root>
  );
}

const Root = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(4),
  padding: space(4),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& [data-part="facts"]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${space(1)} ${space(3)}`,
    flex: '1 1 320px',
    minWidth: 0,
  },
  '& h2': { fontSize: font.large, fontWeight: font.strong, overflowWrap: 'anywhere' },
  '& h2 > span': { fontWeight: font.regular },
  '& p': { flexBasis: '100%', color: colour.inkMuted, textWrap: 'pretty' },
  '& [data-part="actions"]': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space(2),
    '&:empty': { display: 'none' },
  },
  [media.mobile]: { '& [data-part="actions"]': { width: '100%', '& > *': { flex: '1 1 auto' } } },
});
