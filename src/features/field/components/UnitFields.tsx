import { CheckField } from '@/components/CheckField/CheckField';
import { TextArea } from '@/components/TextArea/TextArea';
import { TextField } from '@/components/TextField/TextField';
import type { MetFieldsProps } from './MetFields';
import { UnitChecklist } from './UnitChecklist';

/** So many digits a counter has. */
const DIGITS = 7;

/** How a unit is found: its counter, what it has, and how it looks. */
export function UnitFields({ bast, errors, onChange }: MetFieldsProps) {
  const { kilometres, isUnread, noKilometres, checks, condition, facts } = bast;
  return (
    <>
      {!isUnread && (
        <TextField
          label="Kilometer"
          name="kilometres"
          required
          inputMode="numeric"
          maxLength={DIGITS}
          suffix="km"
          autoComplete="off"
          error={errors.kilometres}
          value={kilometres === null ? '' : String(kilometres)}
          onChange={({ target }) => onChange({ kilometres: digitsOf(target.value) })}
        />
      )}
      <CheckField
        label="Kilometer tidak terbaca"
        checked={isUnread}
        onChange={(unread) => onChange({ isUnread: unread })}
      />
      {isUnread && (
        <TextField
          label="Mengapa tidak terbaca"
          name="no_kilometres"
          required
          maxLength={200}
          autoComplete="off"
          error={errors.no_kilometres}
          value={noKilometres}
          onChange={({ target }) => onChange({ noKilometres: target.value })}
        />
      )}
      <UnitChecklist
        items={facts.order.checklist}
        checks={checks}
        error={errors.checklist}
        onChange={(found) => onChange({ checks: found })}
      />
      <TextArea
        label="Kondisi unit"
        name="condition"
        required
        rows={3}
        maxLength={1000}
        error={errors.condition}
        hint="Mesin, bodi, dan kerusakan yang terlihat."
        value={condition}
        onChange={({ target }) => onChange({ condition: target.value })}
      />
    </>
  );
}

/** The digits of what was typed; null: there are none. */
function digitsOf(text: string): number | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits);
}
