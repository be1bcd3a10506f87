import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { formatInstant } from '@/lib/format/tanggal';
import { fieldLabel } from '@/lib/labels/registrationFormLabels';
import {
  formCalculationsOptions,
  formChoicesOptions,
  formPartnersOptions,
} from './api/registrationForm.queries';
import { MergeDialog } from './components/MergeDialog';
import { SaveLine } from './components/SaveLine';
import type { DraftSaver } from './domain/createDraftSaver';
import { useOffice } from './FormSurroundings';

export interface SaveStatusProps {
  /** What brings the form to the server. */
  saver: DraftSaver;
  /** Where a registration is opened. */
  detailHref: (id: number) => string;
}

/** Where what was typed is, and what has to be decided or mended before it is on the server. */
export function SaveStatus({ saver, detailHref }: SaveStatusProps) {
  const state = useSyncExternalStore(saver.subscribe, saver.state);
  const mergedBy = useSyncExternalStore(saver.subscribe, saver.mergedBy);
  const names = useNames();
  return (
    <>
      <SaveLine state={state} />
      {state.step === 'refused' && (
        <InlineAlert tone="danger" title="Belum tersimpan di server">
          {state.message}{' '}
          {Object.entries(state.fields).map(([path, text]) => `${fieldLabel(path)}: ${text} `)}
          Yang Anda ketik tetap ada di perangkat ini; disimpan lagi setelah diperbaiki.
        </InlineAlert>
      )}
      {state.step === 'closed' && (
        <InlineAlert
          tone="warning"
          title={`Form ini sudah ${state.current.status.name}`}
          action={<LinkButton href={detailHref(state.current.id)}>Buka form</LinkButton>}
        >
          Tidak dapat diubah lagi. Yang Anda ketik sesudahnya hanya ada di perangkat ini.
        </InlineAlert>
      )}
      {mergedBy !== null && (
        <InlineAlert tone="info" title="Perubahan dari tempat lain sudah digabung">
          {mergedBy} mengubah isian lain dari form ini. Isian Anda tetap.
        </InlineAlert>
      )}
      {state.step === 'conflict' && (
        <MergeDialog
          key={state.current.version}
          merged={state.merged}
          by={state.current.updated_by?.name ?? state.current.entered_by.name}
          at={formatInstant(state.current.updated_at)}
          names={names}
          onDecide={saver.resolve}
        />
      )}
    </>
  );
}

/** Names of what the form holds by number, as far as its lists are here. */
function useNames() {
  const choices = useQuery(formChoicesOptions(useOffice())).data;
  const partners = useQuery(formPartnersOptions(useOffice())).data;
  const calculations = useQuery(formCalculationsOptions()).data;
  return (path: string, value: number) => {
    const rows = {
      'structure.contract_type_id': choices?.contract_types,
      'structure.finance_id': choices?.finances,
      'structure.calculation_id': calculations?.rows,
      surveyor_id: choices?.surveyors,
      agent_id: partners?.rows,
      marketer_id: partners?.rows,
    }[path];
    return rows?.find(({ id }) => id === value)?.name;
  };
}
