import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { HeldItem, Leaving, StaffPerson } from '@/lib/contract/staff';
import { stillRefused } from '@/lib/forms/stillRefused';
import { leavingOptions } from './api/staff.queries';
import { useStaffWrite } from './api/useStaffWrite';
import { HeldItems } from './components/HeldItems';
import { stayingText } from './domain/staffText';

export interface StaffEndingProps {
  /** Who leaves. */
  person: StaffPerson;
  /** Asked to be closed, or done. */
  onClose: () => void;
}

/** Ends somebody's employment: what is in their hands and what becomes of it, a reason, and who surveys and collects from now on. */
export function StaffEnding({ person, onClose }: StaffEndingProps) {
  const toast = useToast();
  const [takers, setTakers] = useState({ surveys_to: '', accounts_to: '' });
  const [sent, setSent] = useState<typeof takers | null>(null);
  const leaving = useQuery(leavingOptions(String(person.id)));
  const { send, isPending, problem, fields } = useStaffWrite(({ name }) => {
    toast.tell({ message: `Masa kerja ${name} berakhir.`, next: 'Semua sesinya sudah diakhiri.' }, onClose);
  });
  const { data } = leaving;
  const refused = stillRefused(fields, sent, takers);
  const blocked = data?.items.some(({ kind }) => kind === 'CASH') ?? false;
  const handleConfirm = (reason: string) => {
    if (!data) return;
    // It may have been closed while this stood open: what is in the hands now is shown before anything ends.
    if (blocked) return void leaving.refetch();
    const items = data.items.map(({ key }) => key);
    const [surveysTo, accountsTo] = [idOf(takers.surveys_to), idOf(takers.accounts_to)];
    setSent(takers);
    send({ do: 'end', id: person.id, version: person.version, reason, items, surveysTo, accountsTo });
  };
  return (
    <ReasonDialog
      open
      kind="danger"
      title={`Akhiri masa kerja ${person.name}?`}
      confirmLabel="Akhiri masa kerja"
      busy={isPending || (blocked && leaving.isFetching)}
      error={
        problem ?? (blocked ? 'Kas yang belum ditutup harus ditutup lebih dahulu oleh orangnya.' : undefined)
      }
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      {data ? (
        <>
          <p>
            Semua sesi, perangkat, dan tautannya berakhir saat itu juga. Yang pernah dikerjakannya tetap
            tercatat.
          </p>
          <HeldItems items={data.items} />
          <Taker
            {...{
              kind: 'SURVEY',
              label: 'Serahkan survei kepada',
              nobody: 'Surveyor mana pun di kantor itu',
            }}
            {...{ items: data.items, people: data.surveyors, error: refused.surveys_to }}
            value={takers.surveys_to}
            onChange={(surveys_to) => setTakers({ ...takers, surveys_to })}
          />
          <Taker
            {...{ kind: 'ACCOUNT', label: 'Serahkan akun kepada', nobody: 'Belum berkolektor' }}
            {...{ items: data.items, people: data.collectors, error: refused.accounts_to }}
            value={takers.accounts_to}
            onChange={(accounts_to) => setTakers({ ...takers, accounts_to })}
          />
          {stayingText(data) !== '' && <InlineAlert tone="info">{stayingText(data)}</InlineAlert>}
        </>
      ) : leaving.error ? (
        <ErrorState
          error={leaving.error}
          retrying={leaving.isFetching}
          onRetry={() => void leaving.refetch()}
        />
      ) : (
        <SkeletonLines lines={5} />
      )}
    </ReasonDialog>
  );
}

const idOf = (value: string) => (value === '' ? null : Number(value));

interface TakerProps extends Pick<Leaving, 'items'> {
  /** What is handed over. */
  kind: HeldItem['kind'];
  label: string;
  /** Who has it when nobody is chosen. */
  nobody: string;
  people: readonly { id: number; name: string }[];
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
}

/** Who takes over what is handed over, where there is any. */
function Taker({ items, kind, nobody, people, ...select }: TakerProps) {
  if (!items.some((item) => item.kind === kind)) return null;
  return (
    <Select
      options={[
        { value: '', label: nobody },
        ...people.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      {...select}
    />
  );
}
