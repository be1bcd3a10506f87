import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Partner } from '@/lib/contract/partnerRecords';
import type { FieldChange } from '@/lib/editor/editor';
import { useEditor } from '@/lib/editor/useEditor';
import { stillRefusedPaths } from '@/lib/forms/stillRefused';
import { regionOptions } from './api/partners.queries';
import { usePartnerWrite } from './api/usePartnerWrite';
import { PartnerForm } from './components/PartnerForm';
import { checkDraft, draftOf, EMPTY_PARTNER, writeOf, type PartnerDraft } from './domain/partnerForm';
import type { PartnerSide } from './domain/partnerSide';

export interface PartnerEditorProps {
  /** Agents or external marketers. */
  side: PartnerSide;
  /** Who is changed; null registers somebody. */
  partner: Partner | null;
  /** Saved. */
  onSaved: (partner: Partner) => void;
  /** Asked to be closed. */
  onClose: () => void;
}

/** Registers a partner, or changes the person. */
export function PartnerEditor({ side, partner, onSaved, onClose }: PartnerEditorProps) {
  const toast = useToast();
  const write = usePartnerWrite(side, (_, saved) => {
    toast.show({ tone: 'success', message: `${side.noun} ${saved.name} tersimpan.` });
    onClose();
    onSaved(saved);
  });
  const { base, draft, change, form, dialog, problem } = useEditor({
    record: partner,
    start: () => (partner ? draftOf(partner) : EMPTY_PARTNER),
    write,
    check: checkDraft,
    refused: (fields, sent, typed) => stillRefusedPaths(fields, sent, typed, fieldOfPath),
    changes: differences,
    send: (typed, before) => {
      const values = writeOf(typed);
      if (before) write.send({ do: 'change', id: before.id, version: before.version, values });
      else write.send({ do: 'create', values });
    },
  });
  const [province, setProvince] = useState(draft.area.slice(0, 2));
  const provinces = useQuery(regionOptions(''));
  const areas = useQuery({ ...regionOptions(province), enabled: province !== '' });
  return (
    <FormDialog
      {...dialog}
      size="medium"
      title={base ? `Ubah ${side.noun} ${base.name}` : `${side.noun} baru`}
      onClose={onClose}
    >
      <PartnerForm
        {...form}
        provinces={provinces.data?.rows ?? []}
        province={province}
        areas={province === '' ? [] : (areas.data?.rows ?? knownArea(base, draft))}
        notice={problem && <SaveProblem {...problem} />}
        onProvince={(code) => {
          setProvince(code);
          change({ area: '' });
        }}
      />
    </FormDialog>
  );
}

/** While the list is not there, at least what is chosen. */
const knownArea = (base: Partner | null, { area }: PartnerDraft) =>
  base?.area && base.area.code === area ? [base.area] : [];

/** The form's field for a path in the call. */
const fieldOfPath = (path: string) => (path === 'area_code' ? 'area' : path);

const LABELS = { name: 'Nama', nik: 'NIK', npwp: 'NPWP', phone: 'Telepon' } as const;

/** What somebody else changed meanwhile. */
function differences(before: Partner, now: Partner): FieldChange[] {
  const texts = (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((field) => before[field] !== now[field])
    .map((field) => ({ label: LABELS[field], before: before[field], after: now[field] }));
  const area = { label: 'Kota', before: before.area?.name ?? '', after: now.area?.name ?? '' };
  const more = area.before === area.after ? texts : [...texts, area];
  return more.length > 0 || before.version === now.version
    ? more
    : [{ label: 'Status, skema, atau rekening', before: 'sebelumnya', after: 'yang sekarang' }];
}
