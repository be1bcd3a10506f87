import { styled } from '@mui/material/styles';
import { colour, space } from '@/lib/theme/tokens';
import { AccountSection } from './AccountSection';

export interface AccessSummaryProps {
  /** One for each group of flags; see `accessSentences`. */
  sentences: readonly string[];
}

/** What this person may do, in words. */
export function AccessSummary({ sentences }: AccessSummaryProps) {
  return (
    <AccountSection title="Hak akses">
      <div>
        {sentences.length > 0 && (
          <List>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </List>
        )}
        <Note>
          {sentences.length === 0 && 'Jabatan Anda belum diberi hak akses. '}
          OTR dan Pencairan, Tabel Angsuran, dan My History terbuka bagi semua yang masuk. Hak akses diatur
          oleh Admin Sistem menurut jabatan.
        </Note>
      </div>
    </AccountSection>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  marginBottom: space(3),
  '& li': { display: 'flex', gap: space(2) },
  '& li::before': { content: '"–"', color: colour.inkMuted },
});

const Note = styled('p')({ color: colour.inkMuted });
