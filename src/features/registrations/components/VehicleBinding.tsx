import { Button } from '@/components/Button/Button';
import { DateText } from '@/components/DateText/DateText';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { StatusChip } from '@/components/StatusChip/StatusChip';
import { WhyNot } from '@/components/WhyNot/WhyNot';
import type { Registration } from '@/lib/contract/registrations';
import type { BoundBy, VehicleMark } from '@/lib/contract/vehicleRequests';
import type { FileViewer } from './FormFacts';
import styles from './VehicleBinding.module.css';

export type VehicleDecision = 'APPROVED' | 'REJECTED' | 'WITHDRAWN';

export interface VehicleBindingProps {
  /** The form with its files, what binds its vehicle, and what was asked about it last. */
  registration: Pick<Registration, 'bound_by' | 'vehicle_request' | 'files'>;
  /** Shows the photo. */
  File: FileViewer;
  /** Something is being sent; nothing can be pressed a second time. */
  busy?: boolean;
  /** Asking for a second person was chosen. */
  onAsk: () => void;
  /** Approving, rejecting or taking back was chosen. */
  onDecide: (decision: VehicleDecision) => void;
}

const NUMBERS: Record<VehicleMark, string> = {
  chassis: 'Nomor rangka',
  engine: 'Nomor mesin',
  bpkb: 'Nomor BPKB',
  plate: 'Nomor polisi',
};

/** 'JKT-2611-00012 (nomor rangka, nomor mesin)', one contract after the other. */
const boundText = (hits: readonly BoundBy[]) =>
  hits
    .map(
      ({ contract_code, same }) =>
        `${contract_code} (${same.map((mark) => NUMBERS[mark].toLowerCase()).join(', ')})`,
    )
    .join(', ');

/** Which running contracts a form's vehicle secures already, and what a second person says to it. */
export function VehicleBinding({ registration, File, busy = false, onAsk, onDecide }: VehicleBindingProps) {
  const { bound_by: hits, vehicle_request: request } = registration;
  const waits = request?.status === 'WAITING';
  return (
    <>
      {hits.length > 0 && (
        <InlineAlert
          tone="danger"
          title={`Kendaraan ini masih jaminan kontrak ${boundText(hits)}`}
          action={
            !waits && (
              <Button disabled={busy} onClick={onAsk}>
                Ini kendaraan lain
              </Button>
            )
          }
        >
          Form tidak dapat disetujui atau dicairkan selama kontrak itu berjalan. Periksa nomornya lebih
          dahulu.{' '}
          {!waits && 'Bila kendaraannya memang lain, foto gesekan nomor rangkanya diperiksa orang lain.'}
        </InlineAlert>
      )}
      {request && <Asked {...{ registration, request, File, busy, onDecide }} />}
    </>
  );
}

type AskedProps = Pick<VehicleBindingProps, 'registration' | 'File' | 'busy' | 'onDecide'> & {
  request: NonNullable<Registration['vehicle_request']>;
};

const ENDED = { APPROVED: 'Disetujui', REJECTED: 'Ditolak', WITHDRAWN: 'Ditarik kembali' } as const;
const TONES = { APPROVED: 'paid', REJECTED: 'overdue', WITHDRAWN: 'neutral' } as const;

/** What was asked, on which photo, and how it stands. */
function Asked({ registration, request, File, busy = false, onDecide }: AskedProps) {
  const photo = registration.files.find(({ id }) => id === request.photo);
  const waits = request.status === 'WAITING';
  return (
    <div className={styles.root}>
      <div data-part="head">
        <h3>Pernyataan kendaraan lain</h3>
        {request.status === 'WAITING' ? (
          <StatusChip tone="waiting">Menunggu persetujuan</StatusChip>
        ) : (
          <StatusChip tone={TONES[request.status]}>{ENDED[request.status]}</StatusChip>
        )}
      </div>
      <p>
        {request.request_by.name} menyatakan pada <DateText kind="instant" value={request.requested_at} />{' '}
        bahwa ini bukan kendaraan kontrak {boundText(request.hits)}. Alasan: {request.reason}
      </p>
      <dl>
        {(Object.keys(NUMBERS) as VehicleMark[]).map((mark) => (
          <div key={mark}>
            <dt>{NUMBERS[mark]}</dt>
            <dd>{request.numbers[mark].trim() || '–'}</dd>
          </div>
        ))}
      </dl>
      {photo && <File label="Foto gesekan nomor rangka" file={photo} />}
      {!waits && request.decided_by && request.decided_at !== null && (
        <p>
          {ENDED[request.status as VehicleDecision]} {request.decided_by.name} pada{' '}
          <DateText kind="instant" value={request.decided_at} />.
          {request.decision_reason !== null && ` Alasan: ${request.decision_reason}`}
        </p>
      )}
      {waits && (
        <div data-part="acts">
          {request.may_decide && (
            <>
              <Button
                kind="primary"
                disabled={busy || request.obstacle !== null}
                aria-describedby={request.obstacle === null ? undefined : 'vehicle-why'}
                onClick={() => onDecide('APPROVED')}
              >
                Setujui pernyataan
              </Button>
              <Button disabled={busy} onClick={() => onDecide('REJECTED')}>
                Tolak pernyataan
              </Button>
            </>
          )}
          {request.may_withdraw && (
            <Button disabled={busy} onClick={() => onDecide('WITHDRAWN')}>
              Tarik kembali pernyataan
            </Button>
          )}
          {!request.may_decide && (
            <small>Diputuskan orang lain di kantor ini yang memegang hak persetujuan.</small>
          )}
        </div>
      )}
      {waits && request.may_decide && request.obstacle !== null && (
        <WhyNot id="vehicle-why" action="Setujui pernyataan">
          {request.obstacle}
        </WhyNot>
      )}
    </div>
  );
}
