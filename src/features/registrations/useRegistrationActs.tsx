import { useQuery } from '@tanstack/react-query';
import { useState, type ComponentType } from 'react';
import type { PageAction, PageActs } from '@/components/PageHeader/PageAction';
import type { PossibleMove } from '@/lib/contract/registrations';
import { registrationDetailOptions } from './api/registrations.queries';
import { moveLabel, wayOn } from './domain/moveText';
import type { UploadProps } from './form/FormSurroundings';
import { RegistrationMoves, type AskedMove } from './RegistrationMoves';

export interface RegistrationActsOptions {
  /** Its id, as the address has it. */
  id: string;
  /** Where the form is changed. */
  hrefOfEdit: (id: string) => string;
  /** Where its papers are printed. */
  hrefOfPapers: (id: string) => string;
  /** A field for one photo or paper. Keep it stable. */
  Upload: ComponentType<UploadProps>;
}

/**
 * What can be done with a registration: fill it while it is a draft, its steps, each asked about once, and print it. Give
 * another one another `key`: what was typed for a step stays here.
 */
export function useRegistrationActs({
  id,
  hrefOfEdit,
  hrefOfPapers,
  Upload,
}: RegistrationActsOptions): PageActs {
  const { data } = useQuery(registrationDetailOptions(id));
  const [asked, setAsked] = useState<AskedMove | null>(null);
  if (!data) return { actions: [], shown: null };
  const { main, others } = wayOn(data.moves);
  const toAction = (move: PossibleMove): PageAction => ({
    label: moveLabel(move, data.moves),
    onSelect: () => setAsked({ registration: data, move }),
    whyNot: move.obstacle,
  });
  // A draft is handed in at the end of its form, where what is missing stands beside its field.
  const [primary = null, ...first] = [
    ...(data.may_edit ? [{ label: 'Ubah isi form', href: hrefOfEdit(id) }] : []),
    ...(main ? [toAction(main)] : []),
  ];
  const print = { label: 'Cetak formulir', href: hrefOfPapers(id) };
  return {
    primary,
    actions: [...first, ...others.map(toAction), print],
    shown: (
      <RegistrationMoves registration={data} asked={asked} Upload={Upload} onClose={() => setAsked(null)} />
    ),
  };
}
