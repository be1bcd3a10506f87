import { styled } from '@mui/material/styles';
import { colour, font, space } from '@/lib/theme/tokens';
import { AccountSection } from './AccountSection';

export interface VersionsProps {
  app: string;
  /** null: no answer has carried one yet. */
  api: string | null;
}

/** The two versions that help desks ask for. */
export function Versions({ app, api }: VersionsProps) {
  return (
    <AccountSection title="Versi">
      <List>
        <dt>Aplikasi</dt>
        <dd>{app}</dd>
        <dt>API</dt>
        <dd>{api ?? 'Belum diketahui'}</dd>
      </List>
    </AccountSection>
  );
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'max-content 1fr',
  gap: `${space(1)} ${space(6)}`,
  fontVariantNumeric: 'tabular-nums',
  '& dt': { color: colour.inkMuted },
  '& dd': { fontWeight: font.medium },
});
