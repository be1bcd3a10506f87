import { useState, type ComponentType } from 'react';
import { ConfirmDialog } from '@/components/ConfirmDialog/ConfirmDialog';
import { ReasonDialog } from '@/components/ReasonDialog/ReasonDialog';
import { useToast } from '@/components/Toast/useToast';
import type { Registration } from '@/lib/contract/registrations';
import { useVehicleCheck } from './api/useVehicleCheck';
import type { FileViewer } from './components/FormFacts';
import { VehicleBinding, type VehicleDecision } from './components/VehicleBinding';
import type { UploadProps } from './form/FormSurroundings';
import { VehicleAsking } from './VehicleAsking';

export interface VehicleCheckingProps {
  /** As it is now. */
  registration: Registration;
  /** Shows the photo. */
  File: FileViewer;
  /** A field for one photo. */
  Upload: ComponentType<UploadProps>;
}

const VERBS = { APPROVED: 'Setujui', REJECTED: 'Tolak', WITHDRAWN: 'Tarik kembali' } as const;
const DONE = { APPROVED: 'disetujui', REJECTED: 'ditolak', WITHDRAWN: 'ditarik kembali' } as const;
const NEXT = {
  APPROVED: 'Kontrak itu tidak menahan form ini lagi.',
  REJECTED: 'Form ini tetap tertahan.',
  WITHDRAWN: 'Form ini tetap tertahan.',
} as const;

/** What binds the vehicle of a form, with asking a second person and with their decision; each asks once. */
export function VehicleChecking({ registration, File, Upload }: VehicleCheckingProps) {
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  /** A decision about the form and the request as they were read. */
  const [chosen, setChosen] = useState<{ decision: VehicleDecision; of: Registration } | null>(null);
  const { send, isPending, problem, reset } = useVehicleCheck(registration.id);
  const leave = () => setChosen(null);
  const handleConfirm = (reason = '') => {
    const request_id = chosen?.of.vehicle_request?.id;
    if (!chosen || request_id === undefined) return;
    const { decision, of } = chosen;
    send(
      { do: 'decide', version: of.version, request_id, decision, reason },
      {
        onSuccess: () =>
          toast.tell({ message: `Pernyataan ${DONE[decision]}.`, next: NEXT[decision] }, leave),
      },
    );
  };
  const dialog = {
    title: chosen ? `${VERBS[chosen.decision]} pernyataan kendaraan lain?` : '',
    confirmLabel: chosen ? VERBS[chosen.decision] : '',
    busy: isPending,
    error: problem,
    onCancel: () => {
      leave();
      reset();
    },
  };
  return (
    <>
      <VehicleBinding
        registration={registration}
        File={File}
        busy={isPending}
        onAsk={() => setIsAsking(true)}
        onDecide={(decision) => setChosen({ decision, of: registration })}
      />
      {isAsking && (
        <VehicleAsking registration={registration} Upload={Upload} onClose={() => setIsAsking(false)} />
      )}
      {chosen?.decision === 'REJECTED' && (
        <ReasonDialog open kind="danger" {...dialog} onConfirm={handleConfirm} />
      )}
      {chosen && chosen.decision !== 'REJECTED' && (
        <ConfirmDialog open {...dialog} onConfirm={() => handleConfirm()}>
          {chosen.decision === 'APPROVED' && (
            <p>
              Pastikan nomor pada foto sama dengan nomor rangka di form, dan bukan nomor kendaraan kontrak
              yang disebut. Berlaku hanya untuk nomor-nomor ini.
            </p>
          )}
        </ConfirmDialog>
      )}
    </>
  );
}
