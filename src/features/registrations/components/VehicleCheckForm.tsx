import type { ComponentType } from 'react';
import { Form } from '@/components/Form/Form';
import { TextArea } from '@/components/TextArea/TextArea';
import { useRequired } from '@/components/TextField/requiredNames';
import type { EditorFormProps } from '@/lib/editor/EditorFormProps';
import type { UploadProps } from '../form/FormSurroundings';

/** What is asked for about a vehicle, as it is typed. */
export interface VehicleCheckDraft {
  /** Id of the file. */
  photo: number | null;
  reason: string;
}

export interface VehicleCheckFormProps extends EditorFormProps<VehicleCheckDraft> {
  /** Tells this form's photo from others, the same after a reload. */
  slot: string;
  /** A field for one photo. */
  Upload: ComponentType<UploadProps>;
}

/** The photo of the rubbed frame number, and why it is another vehicle. */
export function VehicleCheckForm(props: VehicleCheckFormProps) {
  const { formId, values, errors, notice, busy = false, slot, Upload, onChange, onSubmit } = props;
  return (
    <Form id={formId} busy={busy} onSubmit={onSubmit}>
      {notice}
      <p>
        Gesek nomor rangka di kendaraannya, lalu foto hasilnya. Orang lain yang memegang hak persetujuan
        membandingkannya dengan form; sampai itu form tetap tertahan.
      </p>
      <Upload
        label="Foto gesekan nomor rangka"
        slot={slot}
        kind="PHOTO"
        error={errors.photo}
        required={useRequired('photo')}
        onChange={(file) => onChange({ photo: file?.id ?? null })}
      />
      <TextArea
        label="Alasan"
        rows={2}
        maxLength={500}
        value={values.reason}
        readOnly={busy}
        name="reason"
        error={errors.reason}
        onChange={(event) => onChange({ reason: event.target.value })}
      />
    </Form>
  );
}
