import { Button } from '@/components/Button/Button';
import { EmptyPage } from '@/components/EmptyState/EmptyPage';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { UNDER_WAY } from '@/lib/contract/registrationListDefaults';
import { atLeastText } from '../domain/ageText';
import type { RegistrationListState } from '../domain/registrationListState';

export interface NoRegistrationsProps {
  /** The list’s search, filters and sort, as the address keeps them. */
  state: RegistrationListState;
  /** Name of the chosen statuses; undefined: all, or not known yet. */
  status?: string | undefined;
  /** Where a new one is filled; left out for those who may not. */
  addHref?: string | undefined;
  /** What was chosen or typed. */
  onChange: (change: Partial<RegistrationListState>) => void;
  /** All filters taken away. */
  onReset: () => void;
}

/** Why the list is empty, and the nearest way to one that is not. */
export function NoRegistrations({ state, status, addHref, onChange, onReset }: NoRegistrationsProps) {
  if (state.page > 1) return <EmptyPage onFirst={() => onChange({ page: 1 })} />;
  const add = addHref && <LinkButton href={addHref}>Tambah</LinkButton>;
  const reset = <Button onClick={onReset}>Atur ulang</Button>;
  const widen = <Button onClick={() => onChange({ status: 'all' })}>Cari di semua status</Button>;
  if (state.search) {
    return (
      <EmptyState
        title={`Tidak ada form registrasi untuk “${state.search}”`}
        action={state.status === 'all' ? reset : widen}
      >
        {status && `Status yang dipilih: ${status}. `}Yang dicari: nama, nopol, NIK, telepon, dan nomor form.
      </EmptyState>
    );
  }
  const narrowed = narrowedTo(state);
  if (narrowed) {
    return (
      <EmptyState title={`Tidak ada form registrasi ${narrowed}`} action={reset}>
        {status && `Status yang dipilih: ${status}.`}
      </EmptyState>
    );
  }
  const showAll = <Button onClick={() => onChange({ status: 'all' })}>Tampilkan semua</Button>;
  if (state.status === UNDER_WAY) {
    return (
      <EmptyState title="Tidak ada form registrasi dalam proses" action={add || showAll}>
        Form ada di sini sejak masih draf, sampai cair, ditolak, atau dibatalkan.
      </EmptyState>
    );
  }
  if (state.status !== 'all') {
    return <EmptyState title={`Tidak ada form registrasi berstatus ${status ?? 'ini'}`} action={showAll} />;
  }
  return (
    <EmptyState title="Belum ada form registrasi" action={add}>
      Form muncul di sini sejak masih draf.
    </EmptyState>
  );
}

/** What it is narrowed to beside its status; null: nothing. */
function narrowedTo({ surveyor, marketer, age }: RegistrationListState): string | null {
  const of = [
    ...(surveyor === 'all' ? [] : ['untuk surveyor ini']),
    ...(marketer === 'all' ? [] : ['dari marketing ini']),
    ...(age === 'all' ? [] : [`yang berumur ${atLeastText(age)} di statusnya`]),
  ];
  return of.length > 0 ? of.join(', ') : null;
}
