import type { ComponentType } from 'react';
import { FormDialog } from '@/components/FormDialog/FormDialog';
import { SaveProblem } from '@/components/SaveProblem/SaveProblem';
import { useToast } from '@/components/Toast/useToast';
import type { FieldErrors } from '@/lib/contract/envelope';
import type { Registration } from '@/lib/contract/registrations';
import { useEditor } from '@/lib/editor/useEditor';
import { useVehicleCheck } from './api/useVehicleCheck';
import { VehicleCheckForm, type VehicleCheckDraft } from './components/VehicleCheckForm';
import type { UploadProps } from './form/FormSurroundings';

/** Shortest reason that the API takes, characters. */
const MIN_REASON_LENGTH = 5;

export interface VehicleAskingProps {
  /** As it is now. */
  registration: Registration;
  /** A field for one photo. */
  Upload: ComponentType<UploadProps>;
  /** Asked to be closed. */
  onClose: () => void;
}

function check({ photo, reason }: VehicleCheckDraft): FieldErrors {
  return {
    ...(photo === null && { photo: 'Harus dilampirkan.' }),
    ...(reason.trim().length < MIN_REASON_LENGTH && {
      reason: `Tulis alasan, paling sedikit ${MIN_REASON_LENGTH} karakter.`,
    }),
  };
}

/** Asks a second person to say that a form's vehicle is another one. What was typed outlives a refusal. */
export function VehicleAsking({ registration, Upload, onClose }: VehicleAskingProps) {
  const toast = useToast();
  const { id, version } = registration;
  const write = useVehicleCheck(id);
  const { form, dialog, problem } = useEditor({
    // It is asked of the form as it is now, which a 409 told too.
    record: null,
    start: (): VehicleCheckDraft => ({ photo: null, reason: '' }),
    write: { ...write, current: null },
    check,
    send: ({ photo, reason }) => {
      if (photo === null) return;
      write.send(
        { do: 'ask', version, photo, reason: reason.trim() },
        {
          onSuccess: () =>
            toast.tell(
              {
                message: 'Permintaan terkirim dan menunggu persetujuan.',
                next: 'Anda diberi tahu hasilnya.',
              },
              onClose,
            ),
        },
      );
    },
  });
  return (
    <FormDialog
      {...dialog}
      title="Minta dinyatakan kendaraan lain"
      sendLabel="Minta persetujuan"
      busyLabel="Mengirim…"
      onClose={onClose}
    >
      <VehicleCheckForm
        {...form}
        slot={`registration ${id} frame`}
        Upload={Upload}
        notice={problem && <SaveProblem {...problem} />}
      />
    </FormDialog>
  );
}
