import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '@/components/Button/Button';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { FactGroups } from '@/components/FactGroups/FactGroups';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import { usePartOfAddress } from '@/lib/address/usePartOfAddress';
import type { BorrowerPromise } from '@/lib/contract/calls';
import type { Consent } from '@/lib/contract/consents';
import type { Death } from '@/lib/contract/deaths';
import { hasNoSuchCall } from '@/lib/http/hasNoSuchCall';
import { useSession } from '@/lib/session/useSession';
import { callsOptions, promisesOptions } from '../calls/api/calls.queries';
import { CallButton } from '../calls/CallButton';
import { CallList } from '../calls/components/CallList';
import { PromiseList } from '../calls/components/PromiseList';
import { PromiseReminder } from '../calls/PromiseReminder';
import { collectingOptions, consentsOptions, fiduciaryOptions } from './api/collecting.queries';
import { BillingEditor } from './BillingEditor';
import { CollectorHistory } from './components/CollectorHistory';
import type { ConsentFormProps } from './components/ConsentForm';
import { ConsentList, type ConsentListProps } from './components/ConsentList';
import { ConsentAdding } from './ConsentAdding';
import { ConsentEnding } from './ConsentEnding';
import { villageText } from './domain/billingDraft';
import { fiduciaryFacts } from './domain/fiduciaryDraft';
import { DeathPart } from './DeathPart';
import { FiduciaryEditor } from './FiduciaryEditor';
import { PagedPart } from './PagedPart';
import styles from './ContractCollecting.module.css';

export interface ContractCollectingProps
  extends Pick<ConsentFormProps, 'Upload'>, Pick<ConsentListProps, 'FileView'> {
  /** Whose part it is. */
  contract: { code: string; name: string; phone: string };
  /** It still runs: calls, consents and another billing address can be written. */
  runs: boolean;
  /** The office's today, `YYYY-MM-DD`. */
  today: string;
  /** The contract's warning letters; left out where there are none to show. */
  letters?: ReactNode;
  /** The visits to its borrower; left out where there are none to show. */
  visits?: ReactNode;
}

/** What an address names the part by. */
const FIDUCIARY_PART = 'fidusia';

type Opened = 'consent' | 'fiduciary' | 'billing' | BorrowerPromise | Consent | null;
const isPromise = (opened: Opened): opened is BorrowerPromise =>
  typeof opened === 'object' && opened !== null && 'due' in opened;
const isConsent = (opened: Opened): opened is Consent =>
  typeof opened === 'object' && opened !== null && 'words' in opened;

/** How a contract is collected: by whom and where, what was said, promised and allowed, and its fiduciary. */
export function ContractCollecting(props: ContractCollectingProps) {
  const { contract, runs, today, letters, visits, Upload, FileView } = props;
  const { code } = contract;
  const access = useSession()?.access;
  const [opened, setOpened] = useState<Opened>(null);
  const { data, error, isFetching, refetch } = useQuery(collectingOptions(code));
  const close = () => setOpened(null);
  const handleRetry = () => void refetch();
  if (!data) {
    if (!error) return <SkeletonLines lines={6} />;
    if (hasNoSuchCall(error)) return <p>Server perusahaan Anda tidak menyediakan data penagihan.</p>;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  const calls = access?.is_overdue === 1 && runs;
  const writes = access?.is_contract === 1;
  return (
    <div className={styles.root}>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <FactGroups
        groups={[
          {
            title: 'Kolektor dan alamat tagih',
            facts: [
              ['Kolektor', data.collector?.name ?? 'Belum berkolektor'],
              ['Alamat tagih', data.billing.address || '–'],
              ['Kelurahan', villageText(data.billing.village)],
            ],
            action: writes && runs && (
              <Button kind="quiet" onClick={() => setOpened('billing')}>
                Ubah alamat
              </Button>
            ),
          },
        ]}
      />
      <DeathPart {...{ code, Upload, FileView }} death={data.death} writes={writes && runs} />
      <details>
        <summary>Riwayat kolektor</summary>
        <CollectorHistory collectors={data.collectors} />
      </details>
      {letters && (
        <section id="surat-peringatan" tabIndex={-1} aria-label="Surat peringatan">
          {letters}
        </section>
      )}
      <section>
        <div data-part="head">
          <h3>Telepon</h3>
          {calls && <CallButton code={code} />}
        </div>
        <PagedPart optionsOf={(page) => callsOptions(code, page)}>
          {(rows) => <CallList calls={rows} />}
        </PagedPart>
      </section>
      {visits && (
        <section>
          <h3>Kunjungan</h3>
          {visits}
        </section>
      )}
      <section id="janji-bayar" tabIndex={-1}>
        <h3>Janji bayar</h3>
        <PagedPart optionsOf={(page) => promisesOptions(code, page)}>
          {(rows) => <PromiseList promises={rows} onRemind={calls ? setOpened : undefined} />}
        </PagedPart>
      </section>
      <section>
        <div data-part="head">
          <h3>Persetujuan nasabah</h3>
          {writes && runs && <Button onClick={() => setOpened('consent')}>Catat persetujuan</Button>}
        </div>
        <PagedPart optionsOf={(page) => consentsOptions(code, page)}>
          {(rows) => (
            <ConsentList consents={rows} FileView={FileView} onEnd={writes ? setOpened : undefined} />
          )}
        </PagedPart>
      </section>
      {writes && (
        <FiduciaryPart
          {...{ code, today }}
          editing={opened === 'fiduciary'}
          onEdit={() => setOpened('fiduciary')}
          onClose={close}
        />
      )}
      {opened === 'billing' && <BillingEditor code={code} billing={data.billing} onClose={close} />}
      {opened === 'consent' && <ConsentAdding code={code} Upload={Upload} onClose={close} />}
      {isPromise(opened) && (
        <PromiseReminder
          contract={{ ...contract, ...(data.death && spokenTo(data.death)) }}
          promise={opened}
          onClose={close}
        />
      )}
      <ConsentEnding code={code} consent={isConsent(opened) ? opened : null} onClose={close} />
    </div>
  );
}

/** Who is written to since the borrower died. */
const spokenTo = ({ heir: { name, phone } }: Death) => ({ name, phone });

interface FiduciaryPartProps {
  code: string;
  today: string;
  editing: boolean;
  onEdit: () => void;
  onClose: () => void;
}

/** Deed, certificate and removal, as far as they are known. */
function FiduciaryPart({ code, today, editing, onEdit, onClose }: FiduciaryPartProps) {
  const { data, error, isFetching, refetch } = useQuery(fiduciaryOptions(code));
  const { hash } = useLocation();
  // It comes after the page's other parts, and is gone to once it is here.
  usePartOfAddress(data !== undefined && hash === `#${FIDUCIARY_PART}`);
  if (!data) {
    if (!error) return <SkeletonLines lines={3} />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <section id={FIDUCIARY_PART} tabIndex={-1} aria-label="Fidusia">
      <FactGroups
        groups={[
          {
            title: 'Fidusia',
            facts: fiduciaryFacts(data),
            action: (
              <Button kind="quiet" onClick={onEdit}>
                Ubah fidusia
              </Button>
            ),
          },
        ]}
      />
      {editing && <FiduciaryEditor {...{ code, today, onClose }} row={data} />}
    </section>
  );
}
