import type { ReactNode } from 'react';
import { Avatar } from '@/components/Avatar/Avatar';
import { Skeleton } from '@/components/Skeleton/Skeleton';
import styles from './PersonSummary.module.css';

export interface PersonSummaryProps {
  /** Full address, or null: initials stand in. */
  photo: string | null;
  /** Whose account it is. */
  name: string;
  /** The name that one signs in with. */
  username: string;
  /** undefined: on its way. null: this host does not say. */
  titleName: string | null | undefined;
  /** The office that one belongs to. */
  officeName: string | null | undefined;
}

/** Who is signed in: photo, name, user name, title, office. */
export function PersonSummary({ photo, name, username, titleName, officeName }: PersonSummaryProps) {
  return (
    <section className={styles.root}>
      <Avatar src={photo} name={name} size={64} />
      <div>
        <h2>{name || 'No Name'}</h2>
        <p>{username}</p>
      </div>
      <dl>
        <Fact term="Jabatan">{titleName}</Fact>
        <Fact term="Kantor">{officeName}</Fact>
      </dl>
    </section>
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
