import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { CancelButton } from '@/components/Dialog/CancelButton';
import { Dialog } from '@/components/Dialog/Dialog';
import { SaveProblem, type FieldChange } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { Partner } from '@/lib/contract/partnerRecords';
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
  const formId = useId();
  const toast = useToast();
  /** The state that is written over; a newer one is taken over only by a press. */
  const [base, setBase] = useState(partner);
  const [start] = useState(() => (partner ? draftOf(partner) : EMPTY_PARTNER));
  const [draft, setDraft] = useState(start);
  const [province, setProvince] = useState(start.area.slice(0, 2));
  const [sent, setSent] = useState<PartnerDraft | null>(null);
  const [tried, setTried] = useState(false);
  const provinces = useQuery(regionOptions(''));
  const areas = useQuery({ ...regionOptions(province), enabled: province !== '' });
  const { send, isPending, fields, problem, current, reset } = usePartnerWrite(side, (_, saved) => {
    toast.show({ tone: 'success', message: `${side.noun} ${saved.name} tersimpan.` });
    onClose();
    onSaved(saved);
  });
  const own = checkDraft(draft);
  const moved = base && current ? differences(base, current) : [];
  const dirty = Object.entries(start).some(([field, value]) => draft[field as keyof PartnerDraft] !== value);

  const handleSubmit = () => {
    setTried(true);
    if (Object.keys(own).length > 0) return;
    setSent(draft);
    const values = writeOf(draft);
    if (base) send({ do: 'change', id: base.id, version: base.version, values });
    else send({ do: 'create', values });
  };
  const handleTakeOver = () => {
    setBase(current);
    reset();
  };

  return (
    <Dialog
      open
      size="medium"
      title={base ? `Ubah ${side.noun} ${base.name}` : `${side.noun} baru`}
      busy={isPending}
      changed={dirty}
      onClose={onClose}
      actions={
        <>
          <CancelButton disabled={isPending} />
          <Button kind="primary" type="submit" form={formId} busy={isPending} busyLabel="Menyimpan…">
            Simpan
          </Button>
        </>
      }
    >
      <PartnerForm
        formId={formId}
        draft={draft}
        errors={{ ...stillRefusedPaths(fields, sent, draft, fieldOfPath), ...(tried ? own : {}) }}
        provinces={provinces.data?.rows ?? []}
        province={province}
        areas={province === '' ? [] : (areas.data?.rows ?? knownArea(base, draft))}
        busy={isPending}
        notice={problem && <SaveProblem message={problem} moved={moved} onTakeOver={handleTakeOver} />}
        onProvince={(code) => {
          setProvince(code);
          setDraft((before) => ({ ...before, area: '' }));
        }}
        onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        onSubmit={handleSubmit}
      />
    </Dialog>
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
