import Add from '@mui/icons-material/AddRounded';
import Delete from '@mui/icons-material/DeleteOutlineRounded';
import { useId } from 'react';
import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { IconButton } from '@/components/IconButton/IconButton';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { Select } from '@/components/Select/Select';
import type { FieldErrors } from '@/lib/contract/envelope';
import {
  TRANSITION_ACTORS,
  type RegistrationStatus,
  type Transition,
  type TransitionActor,
} from '@/lib/contract/registrationStatuses';
import { ACTOR_LABELS } from '@/lib/titles/actorLabels';
import styles from './TransitionsField.module.css';

export interface TransitionsFieldProps {
  /** Where it leads; `to` 0: not chosen yet. */
  steps: readonly Transition[];
  /** Where it may lead, in the order of the flow. */
  statuses: readonly Pick<RegistrationStatus, 'id' | 'name' | 'active'>[];
  /** `transitions`, `transitions.0.to` or `transitions.0.by` → words. */
  errors: FieldErrors;
  /** What was added, changed or taken out. */
  onChange: (steps: Transition[]) => void;
}

const ACTORS = (Object.keys(ACTOR_LABELS) as TransitionActor[])
  .filter((actor) => TRANSITION_ACTORS.includes(actor))
  .map((value) => ({ value, label: ACTOR_LABELS[value] }));

/** Where a registration may go from a status: to which, by holders of which right, with a note or without. */
export function TransitionsField({ steps, statuses, errors, onChange }: TransitionsFieldProps) {
  const headingId = useId();
  const change = (at: number, over: Partial<Transition>) =>
    onChange(steps.map((step, index) => (index === at ? { ...step, ...over } : step)));
  const options = [
    { value: '', label: 'Pilih status' },
    ...statuses.map(({ id, name, active }) => ({
      value: String(id),
      label: active ? name : `${name} (nonaktif)`,
    })),
  ];
  return (
    <fieldset className={styles.root} aria-labelledby={headingId}>
      <legend id={headingId}>Perpindahan ke status lain</legend>
      {errors.transitions !== undefined && <InlineAlert tone="danger">{errors.transitions}</InlineAlert>}
      {steps.length === 0 && <p>Belum ada: pengajuan berakhir di sini.</p>}
      {steps.length > 0 && (
        <ol>
          {steps.map((step, at) => (
            <li key={at} aria-label={`Perpindahan ${at + 1}`}>
              <Select
                label="Ke status"
                required
                value={step.to === 0 ? '' : String(step.to)}
                name={`transitions.${at}.to`}
                error={errors[`transitions.${at}.to`]}
                options={options}
                onChange={(to) => change(at, { to: Number(to) })}
              />
              <Select
                label="Oleh pemegang hak"
                value={step.by}
                name={`transitions.${at}.by`}
                error={errors[`transitions.${at}.by`]}
                options={ACTORS}
                onChange={(by) => change(at, { by })}
              />
              <CheckField
                label="Wajib catatan"
                checked={step.needs_note}
                onChange={(needs_note) => change(at, { needs_note })}
              />
              <IconButton
                label={`Hapus perpindahan ${at + 1}`}
                onClick={() => onChange(steps.filter((_, index) => index !== at))}
              >
                <Delete aria-hidden />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      <Button
        icon={<Add aria-hidden />}
        onClick={() => onChange([...steps, { to: 0, by: 'is_customer', needs_note: false }])}
      >
        Tambah perpindahan
      </Button>
    </fieldset>
  );
}
