import { SETUP_STEPS, type CompanySetup, type SetupStep } from '@/lib/contract/companySetup';

type Found = Pick<
  CompanySetup,
  'company' | 'office' | 'titles' | 'work' | 'calculations' | 'contract_types' | 'finances' | 'prices'
>;

/** Which steps are done by what there is, and which of the others were passed over. */
export function stepsOf(found: Found, skipped: readonly SetupStep[]): CompanySetup['steps'] {
  const done: Record<SetupStep, boolean> = {
    // The letterhead of every paper has an address.
    COMPANY: found.company !== null && (found.office?.address ?? '') !== '',
    // The administrator's own and the surveyors' stay in any case.
    TITLES: found.titles.some(({ kept }) => kept === null) || heldByOthers(found.titles),
    STAFF: found.work.length > 0 && found.work.every(({ ready }) => ready),
    CALCULATION: found.calculations.length > 0,
    CONTRACT_TYPE: found.contract_types.some(fitsCalculation(found)),
    FINANCE: found.finances.length > 0,
    PRICES: found.prices > 0,
  };
  return SETUP_STEPS.map((step) => ({
    step,
    state: done[step] ? 'DONE' : skipped.includes(step) ? 'SKIPPED' : 'OPEN',
  }));
}

/** More than one title is held: the administrator is not alone with theirs. */
const heldByOthers = (titles: Found['titles']) => titles.filter(({ kept }) => kept === 'HELD').length > 1;

/** A type for cars is of no use where only motorcycles can be calculated. */
const fitsCalculation =
  ({ calculations }: Found) =>
  ({ vehicle_kind: kind }: Found['contract_types'][number]) =>
    calculations.length === 0 || calculations.some((one) => one.vehicle_kind === kind);
