import { useQuery } from '@tanstack/react-query';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { registrationDetailOptions } from './api/registrations.queries';

export interface RegistrationActsOptions {
  /** Its id, as the address has it. */
  id: string;
  /** Where the form is changed. */
  hrefOfEdit: (id: string) => string;
  /** Where its papers are printed. */
  hrefOfPapers: (id: string) => string;
}

/** What can be done with a registration besides its steps: change what was filled, while it may be, and print it. */
export function useRegistrationActs({ id, hrefOfEdit, hrefOfPapers }: RegistrationActsOptions): PageAction[] {
  const { data } = useQuery(registrationDetailOptions(id));
  if (!data) return [];
  return [
    ...(data.may_edit ? [{ label: 'Ubah isi form', href: hrefOfEdit(id) }] : []),
    { label: 'Cetak formulir', href: hrefOfPapers(id) },
  ];
}
