import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import type { Registration } from '@/lib/contract/registrations';
import { useAddressState } from '@/lib/address/useAddressState';
import { ApiError } from '@/lib/http/ApiError';
import { typedRegistrationOptions } from './api/registrationForm.queries';
import { readKeptForm, type KeptForm } from './domain/keptForm';
import { FORM_START, formAddress } from './formAddress';
import { FormEditor, type FormStart, type FormConnections } from './FormEditor';

export interface RegistrationEditProps extends FormConnections {
  /** The draft. */
  id: number;
}

/**
 * A draft, to go on with. What this device still has of it is typed over what the server has; without a connection it is
 * gone on with alone.
 */
export function RegistrationEdit({ id, ...ways }: RegistrationEditProps) {
  const [{ step }, change] = useAddressState(formAddress, FORM_START);
  const { data, error, isFetching, refetch } = useQuery(typedRegistrationOptions(id));
  const [kept] = useState(() => readKeptForm(id));
  const [start, setStart] = useState<FormStart | null>(null);
  if (!start) {
    const first = startOf(id, data, error, kept);
    if (first) setStart(first);
  }
  if (start) {
    return (
      <FormEditor
        {...ways}
        start={start}
        step={step}
        onStep={(next) => change({ step: next }, { replace: false })}
      />
    );
  }
  if (data) return <NoDraft registration={data} href={ways.detailHref(id)} />;
  if (!error) return <SkeletonLines lines={14} />;
  return (
    <ErrorState
      error={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
      kept="Yang pernah Anda ketik di sini tetap tersimpan."
    />
  );
}

/** Null: not known yet, or no draft. */
function startOf(
  id: number,
  data: Registration | undefined,
  error: Error | null,
  kept: KeptForm | null,
): FormStart | null {
  const registration = data ?? null;
  if (registration && !registration.may_edit) return null;
  if (kept?.server && (registration || isPassing(error))) return { ...kept, id, registration };
  if (!registration) return null;
  const { form, version } = registration;
  return { id, registration, form, server: { form, version }, unanswered: null };
}

const isPassing = (error: Error | null) => error instanceof ApiError && error.isPassing;

function NoDraft({ registration, href }: { registration: Registration; href: string }) {
  return (
    <InlineAlert
      tone="warning"
      title={`Form ini ${registration.status.name}`}
      action={<LinkButton href={href}>Buka form</LinkButton>}
    >
      Hanya draf yang dapat diubah. Minta dikembalikan bila ada yang harus diperbaiki.
    </InlineAlert>
  );
}
