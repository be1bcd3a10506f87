import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { ErrorState } from '@/components/ErrorState/ErrorState';
import { PageParts } from '@/components/PageGrid/PageParts';
import { SkeletonLines } from '@/components/SkeletonLines/SkeletonLines';
import { StaleNotice } from '@/components/StaleNotice/StaleNotice';
import type { CompanySetup } from '@/lib/contract/companySetup';
import { setupKeys, setupOptions } from './api/setup.queries';
import { CompanyNaming } from './CompanyNaming';
import { GivenFacts } from './components/GivenFacts';
import type { SetupDialog, SetupHrefs } from './components/StepActs';
import { SetupSteps } from './SetupSteps';
import { TitlesRemoval } from './TitlesRemoval';

type VehicleKind = CompanySetup['contract_types'][number]['vehicle_kind'];

/** Forms of other features, each closed by itself. */
export interface SetupEditors {
  /** The first office, by its id. */
  office: (id: number, onClose: () => void) => ReactNode;
  /** Somebody new, up to the link of their invitation. */
  hire: (onClose: () => void) => ReactNode;
  /** A Perhitungan for a kind of vehicle; `today` is `YYYY-MM-DD`. */
  calculation: (kind: VehicleKind, today: string, onClose: () => void) => ReactNode;
  /** A Jenis Kontrak. */
  contractType: (onClose: () => void) => ReactNode;
  /** A funder. */
  finance: (onClose: () => void) => ReactNode;
}

export interface SetupGuideProps {
  /** Forms of other features. */
  editors: SetupEditors;
  /** Where each step has its own screen. */
  hrefs: SetupHrefs;
  /** Where what is there from the start is changed. */
  givenHrefs: { statuses: string; regions: string };
}

/** A new company on its way to its first customer: step by step, left and resumed, as it really stands (0117). */
export function SetupGuide({ editors, hrefs, givenHrefs }: SetupGuideProps) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(setupOptions());
  const [dialog, setDialog] = useState<SetupDialog | null>(null);
  const handleRetry = () => void refetch();
  const handleClose = () => {
    setDialog(null);
    // Whatever the form made belongs to another feature: what there is now says the server.
    void client.invalidateQueries({ queryKey: setupKeys.all });
  };
  if (!data) {
    if (!error) return <SkeletonLines lines={14} />;
    return <ErrorState error={error} onRetry={handleRetry} retrying={isFetching} />;
  }
  const { today, office, company, titles } = data;
  const forms: Record<SetupDialog, () => ReactNode> = {
    name: () => <CompanyNaming company={company} onClose={handleClose} />,
    office: () => office && editors.office(office.id, handleClose),
    removal: () => <TitlesRemoval titles={titles} onClose={handleClose} />,
    hire: () => editors.hire(handleClose),
    R2: () => editors.calculation('R2', today, handleClose),
    R4: () => editors.calculation('R4', today, handleClose),
    contractType: () => editors.contractType(handleClose),
    finance: () => editors.finance(handleClose),
  };
  return (
    <PageParts apart>
      {error && <StaleNotice error={error} retrying={isFetching} onRetry={handleRetry} />}
      <SetupSteps setup={data} hrefs={hrefs} onOpen={setDialog} />
      <GivenFacts given={data.given} hrefs={givenHrefs} />
      {dialog && forms[dialog]()}
    </PageParts>
  );
}
