import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PageActs } from '@/components/PageHeader/PageAction';
import type { StaffPerson } from '@/lib/contract/staff';
import { staffOptions } from './api/staff.queries';
import { CertificateEditor } from './CertificateEditor';
import { StaffAuthenticator } from './StaffAuthenticator';
import { StaffEditor } from './StaffEditor';
import { StaffEnding } from './StaffEnding';
import { StaffLinking } from './StaffLinking';
import { StaffPhoto } from './StaffPhoto';
import { StaffReturning } from './StaffReturning';

type Act = 'change' | 'photo' | 'photo-removal' | 'link' | 'authenticator' | 'certificate' | 'end' | 'return';

/**
 * What can be done about somebody, or why not.
 * @param id of the person
 * @param hrefOfLink the whole address that a token opens
 */
export function useStaffActs(id: string, hrefOfLink: (token: string) => string): PageActs {
  const { data: person } = useQuery(staffOptions(id));
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  if (!person) return { actions: [], shown: null };
  return {
    actions: actsOn(person).map(([what, label]) => ({
      label,
      onSelect: () => setAct(what),
      whyNot: person.is_self && what === 'change' ? null : person.obstacle,
    })),
    shown: (
      <>
        {act === 'change' && <StaffEditor person={person} onSaved={close} onClose={close} />}
        {(act === 'photo' || act === 'photo-removal') && (
          <StaffPhoto person={person} removes={act === 'photo-removal'} onClose={close} />
        )}
        {act === 'authenticator' && <StaffAuthenticator person={person} onClose={close} />}
        {act === 'certificate' && <CertificateEditor person={person} onSaved={close} onClose={close} />}
        {act === 'link' && <StaffLinking person={person} hrefOf={hrefOfLink} onClose={close} />}
        {act === 'end' && <StaffEnding person={person} onClose={close} />}
        {act === 'return' && <StaffReturning person={person} onClose={close} />}
      </>
    ),
  };
}

/** With the words of their buttons; of oneself only name and e-mail, for the rest is at Akun. */
function actsOn(person: StaffPerson) {
  const { state, is_self: isSelf, obstacle, image, authenticator, certificate } = person;
  if (isSelf && obstacle === null) return [['change', 'Ubah data']] as const;
  if (state === 'WAITING') return [];
  if (state === 'ENDED') return [['return', 'Terima kembali']] as const;
  return [
    ['change', 'Ubah data'],
    ['photo', image === null ? 'Pilih foto' : 'Ganti foto'],
    ...(image === null ? [] : [['photo-removal', 'Hapus foto'] as const]),
    ['link', state === 'ACTIVE' ? 'Reset kata sandi' : 'Buat tautan baru'],
    ...(!isSelf && (person.collects || certificate) ? [['certificate', 'Sertifikat kolektor'] as const] : []),
    ...(authenticator ? [['authenticator', 'Lepas autentikator'] as const] : []),
    ['end', 'Akhiri masa kerja'],
  ] as const;
}
