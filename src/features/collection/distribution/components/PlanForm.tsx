import { Button } from '@/components/Button/Button';
import { CheckField } from '@/components/CheckField/CheckField';
import { Select } from '@/components/Select/Select';
import type { Scope } from '@/lib/contract/distribution';
import styles from './PlanForm.module.css';

interface Person {
  id: number;
  name: string;
  title: string;
}

export interface PlanFormProps {
  /** Everybody who collects for the office. */
  people: readonly Person[];
  /** Who may be given these accounts. */
  offered: readonly Person[];
  /** Which accounts. */
  scope: Scope;
  /** With ONE: whose. */
  from: number | null;
  /** Who gets them. */
  chosen: readonly number[];
  /** Other accounts were chosen. */
  onScope: (scope: Scope) => void;
  /** Somebody else's were chosen; null: nobody's. */
  onFrom: (id: number | null) => void;
  /** Others get them. */
  onChosen: (ids: readonly number[]) => void;
}

const SCOPES: readonly { value: Scope; label: string }[] = [
  { value: 'ALL', label: 'Semua akun kantor ini' },
  { value: 'NONE', label: 'Yang belum berkolektor' },
  { value: 'ONE', label: 'Milik satu kolektor' },
];

/** Which accounts are given out, and to whom. */
export function PlanForm({ people, offered, scope, from, chosen, onScope, onFrom, onChosen }: PlanFormProps) {
  const isWhole = chosen.length === offered.length;
  return (
    <div className={styles.root}>
      <Select label="Akun yang dibagikan" options={SCOPES} value={scope} onChange={onScope} />
      {scope === 'ONE' && (
        <Select
          label="Akun milik"
          options={[
            { value: '', label: 'Pilih kolektor' },
            ...people.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={from === null ? '' : String(from)}
          onChange={(id) => onFrom(id === '' ? null : Number(id))}
        />
      )}
      {offered.length > 0 && (
        <fieldset>
          <legend>Dibagikan kepada</legend>
          {offered.length > 3 && (
            <Button kind="quiet" onClick={() => onChosen(isWhole ? [] : offered.map(({ id }) => id))}>
              {isWhole ? 'Kosongkan' : 'Pilih semua'}
            </Button>
          )}
          <div>
            {offered.map(({ id, name, title }) => (
              <CheckField
                key={id}
                label={name}
                hint={title}
                checked={chosen.includes(id)}
                onChange={(on) => onChosen(on ? [...chosen, id] : chosen.filter((one) => one !== id))}
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
