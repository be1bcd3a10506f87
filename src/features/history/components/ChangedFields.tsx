import { styled } from '@mui/material/styles';
import type { LogEntry } from '@/lib/contract/history';
import { colour, font, media, size, space } from '@/lib/theme/tokens';
import { fieldLabel, fieldValue } from '../fieldWords';

export interface ChangedFieldsProps {
  /** field → [before, after]. */
  changes: LogEntry['changes'];
}

/** The fields that a step changed, folded away until asked for. Nothing when none changed. */
export function ChangedFields({ changes }: ChangedFieldsProps) {
  const fields = Object.entries(changes);
  if (fields.length === 0) return null;
  return (
    <Fold>
      <summary>{fields.length} isian berubah</summary>
      <dl>
        {fields.map(([field, [before, after]]) => (
          <div key={field}>
            <dt>{fieldLabel(field)}</dt>
            <dd>
              <del aria-label={`Sebelum: ${fieldValue(field, before)}`}>{fieldValue(field, before)}</del>
              <span aria-hidden>→</span>
              <ins aria-label={`Sesudah: ${fieldValue(field, after)}`}>{fieldValue(field, after)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}

const Fold = styled('details')({
  '& summary': {
    width: 'fit-content',
    paddingBlock: 2,
    color: colour.primary,
    fontSize: font.small,
    fontWeight: font.medium,
    cursor: 'pointer',
    [media.mobile]: { paddingBlock: (size.touch - 20) / 2 },
  },
  '& dl': {
    display: 'grid',
    gap: space(2),
    margin: `${space(1)} 0 ${space(2)}`,
    padding: `${space(2)} ${space(3)}`,
    borderLeft: `2px solid ${colour.line}`,
  },
  '& dt': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '& dd': { fontWeight: font.regular, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  '& del': { color: colour.inkMuted, textDecoration: 'none' },
  '& span': { margin: `0 ${space(2)}`, color: colour.inkMuted },
  '& ins': { fontWeight: font.medium, textDecoration: 'none' },
});
