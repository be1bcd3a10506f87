import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { InlineAlert } from '@/components/InlineAlert/InlineAlert';
import { LinkButton } from '@/components/LinkButton/LinkButton';
import { PageParts } from '@/components/PageGrid/PageParts';
import { PartsNav } from '@/components/PartsNav/PartsNav';
import { RecordStamps } from '@/components/RecordStamps/RecordStamps';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { usePartOfAddress } from '@/lib/address/usePartOfAddress';
import type { Duplicate, Registration } from '@/lib/contract/registrations';
import {
  duplicatesOptions,
  registrationDetailOptions,
  registrationFlowOptions,
} from './api/registrations.queries';
import { useRegistrationsRealtime } from './api/useRegistrationsRealtime';
import { DuplicateList } from './components/DuplicateList';
import { FormFacts, type FileViewer } from './components/FormFacts';
import { RegistrationHead } from './components/RegistrationHead';
import { RegistrationHistory } from './components/RegistrationHistory';
import { RegistrationSteps } from './components/RegistrationSteps';
import { awaited, wayOf } from './domain/flowWay';
import { lastListHref } from './domain/registrationList';
import type { UploadProps } from './form/FormSurroundings';
import styles from './RegistrationDetail.module.css';
import { RegistrationDisbursement } from './RegistrationDisbursement';
import { VehicleChecking } from './VehicleChecking';

const SURVEY_PART = { id: 'survei', label: 'Survei' };
const PARTS = [
  { id: 'langkah', label: 'Langkah' },
  { id: 'ganda', label: 'Data yang sama' },
  { id: 'form', label: 'Isi form' },
  { id: 'riwayat', label: 'Riwayat' },
];

const WITH_VISITS = [...PARTS.slice(0, 1), SURVEY_PART, ...PARTS.slice(1)];

export interface RegistrationDetailProps {
  /** Its id, as the address has it. */
  id: string;
  /** Where the list is; the way back there keeps its filters and page. */
  listHref: string;
  /** Address of a registration's page. */
  hrefOf: (id: string) => string;
  /** Address of a contract's page; left out for those who may not open one. */
  hrefOfContract?: ((code: string) => string) | undefined;
  /** Shows one of its documents. */
  File: FileViewer;
  /** A field for one photo or paper. */
  Upload: ComponentType<UploadProps>;
  /** Shows the visits to the applicant; left out: they are not shown. */
  surveys?: (registration: Registration) => ReactNode;
}

/** One registration: where it stands and who must act, the sums, what was filled, what else is known, its history. */
export function RegistrationDetail(props: RegistrationDetailProps) {
  const { id, listHref, hrefOf, hrefOfContract, File, Upload, surveys } = props;
  const { data, error, isFetching, refetch } = useQuery(registrationDetailOptions(id));
  useRegistrationsRealtime();
  const gone = usePartOfAddress(data !== undefined);
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={12} />;
    return (
      <PageParts apart className={styles.root}>
        <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />
        <p data-part="back">
          <LinkButton href={lastListHref(listHref)}>Kembali ke daftar</LinkButton>
        </p>
      </PageParts>
    );
  }
  const hrefOfDuplicate = ({ kind, record }: Duplicate) =>
    record === null ? undefined : kind === 'CONTRACT' ? hrefOfContract?.(record.id) : hrefOf(record.id);
  const visits = hasVisits(data) ? surveys?.(data) : undefined;
  return (
    <PageParts apart className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <RegistrationHead registration={data} />
      {data.contract_code !== null && (
        <InlineAlert
          tone="success"
          title={`Menjadi kontrak ${data.contract_code}`}
          action={
            hrefOfContract && <LinkButton href={hrefOfContract(data.contract_code)}>Buka kontrak</LinkButton>
          }
        >
          Jadwal angsurannya dibuat dari yang disetujui.
        </InlineAlert>
      )}
      <PartsNav parts={visits === undefined ? PARTS : WITH_VISITS} gone={gone} />
      <section id="langkah" tabIndex={-1}>
        <h2>Langkah</h2>
        <RegistrationWay registration={data} />
        <RegistrationDisbursement registration={data} File={File} />
      </section>
      {visits !== undefined && (
        <section id="survei" tabIndex={-1}>
          <h2>Survei</h2>
          {visits}
        </section>
      )}
      <section id="ganda" tabIndex={-1}>
        <h2>Data yang sama</h2>
        <VehicleChecking registration={data} File={File} Upload={Upload} />
        <RegistrationDuplicates registration={data} hrefOf={hrefOfDuplicate} />
      </section>
      <section id="form" tabIndex={-1}>
        <h2>Isi form</h2>
        <FormFacts registration={data} File={File} />
        <div data-part="stamps">
          <RecordStamps of={data} />
        </div>
      </section>
      <section id="riwayat" tabIndex={-1}>
        <h2>Riwayat</h2>
        <RegistrationHistory events={data.events} />
      </section>
    </PageParts>
  );
}

interface RegistrationWayProps {
  /** Whose way it is. */
  registration: Registration;
}

/** The steps of the flow as this registration goes through them. */
function RegistrationWay({ registration }: RegistrationWayProps) {
  const { data, error, isFetching, refetch } = useQuery(registrationFlowOptions());
  if (data) {
    return <RegistrationSteps steps={wayOf(data, registration)} awaited={awaited(data, registration)} />;
  }
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={3} />;
}

interface RegistrationDuplicatesProps {
  /** What is compared. */
  registration: Registration;
  /** Address of what is the same; undefined for what the reader may not open. */
  hrefOf: (duplicate: Duplicate) => string | undefined;
}

/** What else is known of this applicant and this vehicle, in all offices. */
function RegistrationDuplicates({ registration, hrefOf }: RegistrationDuplicatesProps) {
  const { data, error, isFetching, refetch } = useQuery(duplicatesOptions(registration));
  if (data) return <DuplicateList duplicates={data} hrefOf={hrefOf} />;
  if (error) return <ErrorState error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  return <SkeletonLines lines={2} />;
}

/** Whether there is anything to say about visits: one came, or one is waited for. */
const hasVisits = ({ surveys, status }: Registration) => surveys.length > 0 || status.kind === 'SURVEY';
