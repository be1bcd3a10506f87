import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Avatar } from '@/components/Avatar/Avatar';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import { colour, font, size, space } from '@/lib/theme/tokens';

export interface PersonSummaryProps {
  /** Full address, or null: initials stand in. */
  photo: string | null;
  name: string;
  username: string;
  /** undefined: on its way. null: this host does not say. */
  titleName: string | null | undefined;
  officeName: string | null | undefined;
}

/** Who is signed in: photo, name, user name, title, office. */
export function PersonSummary({ photo, name, username, titleName, officeName }: PersonSummaryProps) {
  return (
    <Card>
      <Avatar src={photo} name={name} size={64} />
      <div>
        <h2>{name || 'No Name'}</h2>
        <p>{username}</p>
      </div>
      <dl>
        <Fact term="Jabatan">{titleName}</Fact>
        <Fact term="Kantor">{officeName}</Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>
        {children === undefined ? <Skeleton width={120} height={16} /> : (children ?? 'Tidak diketahui')}
      </dd>
    </div>
  );
}

const Card = styled('section')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(4),
  padding: space(6),
  border: `1px solid ${colour.line}`,
  borderRadius: size.corner,
  background: colour.surface,
  '& > div': { flex: '1 1 160px', minWidth: 0 },
  '& h2': { fontSize: font.title, lineHeight: '28px', fontWeight: font.strong, overflowWrap: 'anywhere' },
  '& p': { color: colour.inkMuted, overflowWrap: 'anywhere' },
  '& dl': { display: 'flex', flexWrap: 'wrap', gap: `${space(2)} ${space(8)}` },
  '& dt': { fontSize: font.small, lineHeight: '16px', color: colour.inkMuted },
  '& dd': { minHeight: 20, fontWeight: font.medium },
});
