import { useState } from 'react';
import { Button } from '@/components/Button/Button';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { StaffPerson } from '@/lib/contract/staff';
import { StaffAuthenticator } from './StaffAuthenticator';
import { StaffEditor } from './StaffEditor';
import { StaffEnding } from './StaffEnding';
import { StaffLinking } from './StaffLinking';
import { StaffPhoto } from './StaffPhoto';
import { StaffReturning } from './StaffReturning';
import styles from './StaffActs.module.css';

export interface StaffActsProps {
  /** As they are now. */
  person: StaffPerson;
  /** The whole address that a token opens. */
  hrefOfLink: (token: string) => string;
}

type Act = 'change' | 'photo' | 'photo-removal' | 'link' | 'authenticator' | 'end' | 'return';

/** What can be done about somebody, or why not. */
export function StaffActs({ person, hrefOfLink }: StaffActsProps) {
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const { obstacle } = person;
  const acts = actsOn(person);
  return (
    <div className={styles.root}>
      {acts.map(([what, label]) => (
        <Button key={what} onClick={() => setAct(what)}>
          {label}
        </Button>
      ))}
      {obstacle !== null && <WhyNot action="Mengatur orang ini">{obstacle}</WhyNot>}
      {act === 'change' && <StaffEditor person={person} onSaved={close} onClose={close} />}
      {(act === 'photo' || act === 'photo-removal') && (
        <StaffPhoto person={person} removes={act === 'photo-removal'} onClose={close} />
      )}
      {act === 'authenticator' && <StaffAuthenticator person={person} onClose={close} />}
      {act === 'link' && <StaffLinking person={person} hrefOf={hrefOfLink} onClose={close} />}
      {act === 'end' && <StaffEnding person={person} onClose={close} />}
      {act === 'return' && <StaffReturning person={person} onClose={close} />}
    </div>
  );
}

/** With the words of their buttons; of oneself only name and e-mail, for the rest is at Akun. */
function actsOn({ state, obstacle, is_self: isSelf, image, authenticator }: StaffPerson) {
  if (isSelf) return [['change', 'Ubah data']] as const;
  if (obstacle !== null) return [];
  if (state === 'ENDED') return [['return', 'Terima kembali']] as const;
  return [
    ['change', 'Ubah data'],
    ['photo', image === null ? 'Pilih foto' : 'Ganti foto'],
    ...(image === null ? [] : [['photo-removal', 'Hapus foto'] as const]),
    ['link', state === 'ACTIVE' ? 'Reset kata sandi' : 'Buat tautan baru'],
    ...(authenticator ? [['authenticator', 'Lepas autentikator'] as const] : []),
    ['end', 'Akhiri masa kerja'],
  ] as const;
}
