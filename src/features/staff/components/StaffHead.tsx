import { Avatar } from '@/components/Avatar/Avatar';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import type { StaffPerson } from '@/lib/contract/staff';
import { imageUrl } from '@/lib/http/config';
import { staffState } from '../domain/staffText';
import styles from './StaffHead.module.css';

export interface StaffHeadProps {
  /** Whose page it is. */
  person: StaffPerson;
}

/** Photo, name, user name, title, and where the person stands. */
export function StaffHead({ person }: StaffHeadProps) {
  const { label, tone } = staffState(person);
  return (
    <header className={styles.root}>
      <Avatar src={imageUrl(person.image)} name={person.name} size={64} />
      <div>
        <h2>{person.name}</h2>
        <p>
          {person.username} · {person.title.name}
          {person.is_self && ' · Anda sendiri'}
        </p>
      </div>
      <StatusChip tone={tone}>{label}</StatusChip>
    </header>
  );
}
