import { DateField } from '@/components/DateField/DateField';
import { Form } from '@/components/Form/Form';
import { wrongLimits } from '@/lib/arithmetic/overdueClass';
import { LIMITED_COLLECTIBILITIES } from '@/lib/contract/overdueClasses';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import { writeOf, type ClassValues } from '../domain/classForm';
import { exampleText } from '../domain/classText';
import { LimitFields } from './LimitFields';
import styles from './ClassForm.module.css';

export interface ClassFormProps extends EditorFormProps<ClassValues> {
  /** Other days of letters, which two people decided, begin with it: its first day stays. Default false. */
  dayStays?: boolean;
}

/** The limits of a version: each class ends where it is told to, and begins where the one before ended. */
export function ClassForm({
  formId,
  values,
  errors,
  notice,
  busy = false,
  dayStays = false,
  onChange,
  onSubmit,
}: ClassFormProps) {
  return (
    <Form className={styles.root} id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <DateField
        label="Berlaku mulai"
        value={values.valid_from}
        name="valid_from"
        error={errors.valid_from}
        hint={
          dayStays
            ? 'Tetap: sejak hari ini berlaku hari surat peringatan yang disetujui.'
            : 'Hari pertama; versi sebelumnya berakhir sehari sebelum itu.'
        }
        readOnly={busy || dayStays}
        onChange={(valid_from) => onChange({ valid_from })}
      />
      <LimitFields
        field="collectibility_to"
        noun="Kolektibilitas"
        limits={values.collectibility_to}
        min={LIMITED_COLLECTIBILITIES}
        max={LIMITED_COLLECTIBILITIES}
        {...{ errors, busy }}
        onChange={(collectibility_to) => onChange({ collectibility_to })}
      />
      <LimitFields
        field="bucket_to"
        noun="Kelompok"
        limits={values.bucket_to}
        {...{ errors, busy }}
        onChange={(bucket_to) => onChange({ bucket_to })}
      />
      <p>{isWhole(values) ? exampleText(writeOf(values)) : 'Contoh muncul setelah batasnya lengkap.'}</p>
    </Form>
  );
}

/** Whether the limits make classes. */
function isWhole(values: ClassValues): boolean {
  const { collectibility_to, bucket_to } = writeOf(values);
  return [collectibility_to, bucket_to].every(
    (limits) => !limits.some(Number.isNaN) && wrongLimits(limits).length === 0,
  );
}
