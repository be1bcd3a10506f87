import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { Select } from '@/components/Select/Select';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { useToast } from '@/components/Toast/useToast';
import type { Leaving, StaffPerson } from '@/lib/contract/staff';
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

/** Ends somebody's employment: what is in their hands and what becomes of it, a reason, and who surveys from now on. */
export function StaffEnding({ person, onClose }: StaffEndingProps) {
  const toast = useToast();
  const [surveyor, setSurveyor] = useState('');
  const [sent, setSent] = useState<{ surveys_to: string } | null>(null);
  const leaving = useQuery(leavingOptions(String(person.id)));
  const { send, isPending, problem, fields } = useStaffWrite(({ name }) => {
    toast.tell({ message: `Masa kerja ${name} berakhir.`, next: 'Semua sesinya sudah diakhiri.' }, onClose);
  });
  const { data } = leaving;
  const refused = stillRefused(fields, sent, { surveys_to: surveyor });
  const blocked = data?.items.some(({ kind }) => kind === 'CASH') ?? false;
  const handleConfirm = (reason: string) => {
    if (!data) return;
    // It may have been closed while this stood open: what is in the hands now is shown before anything ends.
    if (blocked) return void leaving.refetch();
    const items = data.items.map(({ key }) => key);
    const surveysTo = surveyor === '' ? null : Number(surveyor);
    setSent({ surveys_to: surveyor });
    send({ do: 'end', id: person.id, version: person.version, reason, items, surveysTo });
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
          <Surveys leaving={data} value={surveyor} error={refused.surveys_to} onChange={setSurveyor} />
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

interface SurveysProps {
  leaving: Leaving;
  value: string;
  error: string | undefined;
  onChange: (surveyor: string) => void;
}

/** Who takes over the surveys, where there are any. */
function Surveys({ leaving: { items, surveyors }, value, error, onChange }: SurveysProps) {
  if (!items.some(({ kind }) => kind === 'SURVEY')) return null;
  return (
    <Select
      label="Serahkan survei kepada"
      options={[
        { value: '', label: 'Surveyor mana pun di kantor itu' },
        ...surveyors.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      value={value}
      error={error}
      onChange={onChange}
    />
  );
}
