import { useId, useState } from 'react';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { withFields, type Merged } from '@/lib/registration/mergeForms';
import { fullFieldLabel } from '@/lib/labels/registrationFormLabels';
import { fieldValueText } from '../domain/fieldValueText';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import styles from './MergeDialog.module.css';

export interface MergeDialogProps {
  /** Both versions brought together, with what is to be decided. */
  merged: Merged;
  /** Who saved the other version. */
  by: string;
  /** When, in words. */
  at: string;
  /** Names of records that fields hold by number, by path and number. */
  names?: ((path: string, value: number) => string | undefined) | undefined;
  /** Every field was decided. */
  onDecide: (form: RegistrationForm) => void;
}

/**
 * Two devices changed the same fields: both values are shown, and a person takes one of each. It is not left without: what
 * was typed here stays on the device meanwhile.
 */
export function MergeDialog({ merged, by, at, names, onDecide }: MergeDialogProps) {
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const { conflicts } = merged;
  const left = conflicts.filter(({ path }) => chosen[path] === undefined).length;
  return (
    <Dialog
      open
      title="Form ini juga diubah di tempat lain"
      size="medium"
      actions={
        <>
          <Button onClick={() => setChosen(Object.fromEntries(conflicts.map(({ path }) => [path, 'mine'])))}>
            Semua dari sini
          </Button>
          <Button
            kind="primary"
            aria-disabled={left > 0 || undefined}
            onClick={() => left === 0 && onDecide(decided(merged, chosen))}
          >
            {left > 0 ? `Pilih ${left} lagi` : 'Pakai pilihan ini'}
          </Button>
        </>
      }
    >
      <div className={styles.root}>
        <p>
          {by} menyimpan form ini {at}. Isian yang hanya diubah salah satu sudah digabung; untuk yang berikut
          pilih mana yang benar.
        </p>
        {conflicts.map(({ path, mine, theirs }) => (
          <fieldset key={path}>
            <legend>{fullFieldLabel(path)}</legend>
            {(
              [
                ['mine', 'Di sini', mine],
                ['theirs', by, theirs],
              ] as const
            ).map(([side, whose, value]) => (
              <label key={side} data-chosen={chosen[path] === side || undefined}>
                <input
                  type="radio"
                  name={`${id}-${path}`}
                  checked={chosen[path] === side}
                  onChange={() => setChosen({ ...chosen, [path]: side })}
                />
                <span data-part="whose">{whose}</span>
                <span data-part="value">{fieldValueText(path, value, names)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}

type Side = 'mine' | 'theirs';

/** The form with every conflict as a person decided; a path without a decision stays as the other device has it. */
function decided(merged: Merged, chosen: Readonly<Record<string, Side>>): RegistrationForm {
  const mine = merged.conflicts.filter(({ path }) => chosen[path] === 'mine');
  return withFields(merged.form, new Map(mine.map(({ path, mine: value }) => [path, value])));
}
