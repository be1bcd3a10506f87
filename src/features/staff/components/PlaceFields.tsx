import { CheckField } from '@/components/CheckField/CheckField';
import { Select } from '@/components/Select/Select';
import { SURVEYOR_TITLE_ID } from '@/lib/contract/access';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { StaffChoices } from '@/lib/contract/staff';
import type { StaffDraft } from '../domain/staffForm';
import styles from './PlaceFields.module.css';

type Place = Pick<StaffDraft, 'title' | 'office' | 'further'>;

export interface PlaceFieldsProps {
  /** What the fields hold. */
  draft: Place;
  /** What the person has now; null: somebody new. */
  before: Place | null;
  /** Beside its field, by the paths of the call. */
  errors: FieldErrors;
  /** Titles and offices to choose from. */
  choices: StaffChoices;
  /** Nothing can be chosen. */
  disabled?: boolean;
  /** What was chosen. */
  onChange: (change: Partial<Place>) => void;
}

/** Title, home office, and offices besides it. */
export function PlaceFields({
  draft,
  before,
  errors,
  choices,
  disabled = false,
  onChange,
}: PlaceFieldsProps) {
  const titles = choices.titles.filter(({ id, may_give }) => may_give || String(id) === before?.title);
  const title = choices.titles.find(({ id }) => String(id) === draft.title);
  const offices = choices.offices.filter(({ id, active }) => active || isOf(before, id));
  const others = offices.filter(({ id }) => String(id) !== draft.office);
  const leavesSurveys = before?.title === String(SURVEYOR_TITLE_ID) && draft.title !== before.title;
  return (
    <>
      <Select
        label="Jabatan"
        options={options('Pilih jabatan', titles)}
        value={draft.title}
        name="title_id"
        error={errors.title_id}
        hint={
          leavesSurveys
            ? 'Survei yang masih ditugaskan kepadanya terbuka bagi surveyor kantor itu.'
            : undefined
        }
        disabled={disabled}
        onChange={(chosen) => onChange({ title: chosen })}
      />
      <Select
        label="Kantor"
        options={options('Pilih kantor', offices)}
        value={draft.office}
        name="office_id"
        error={errors.office_id}
        disabled={disabled}
        onChange={(office) => onChange({ office })}
      />
      {title?.all_offices ? (
        <p className={styles.note}>Jabatan {title.name} melihat semua kantor.</p>
      ) : (
        others.length > 0 && (
          <fieldset className={styles.root} disabled={disabled}>
            <legend>Juga bekerja untuk</legend>
            {others.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                checked={draft.further.includes(id)}
                onChange={(checked) => onChange({ further: toggled(draft.further, id, checked) })}
              />
            ))}
            {errors.further_office_ids && <p role="alert">{errors.further_office_ids}</p>}
          </fieldset>
        )
      )}
    </>
  );
}

const options = (none: string, of: readonly { id: number; name: string }[]) => [
  { value: '', label: none },
  ...of.map(({ id, name }) => ({ value: String(id), label: name })),
];

const isOf = (place: Place | null, id: number) =>
  place !== null && (place.office === String(id) || place.further.includes(id));

const toggled = (ids: readonly number[], id: number, isIn: boolean) =>
  isIn ? [...ids.filter((one) => one !== id), id] : ids.filter((one) => one !== id);
