import { isRealDate } from '../arithmetic/calendar';
import { firstZeroLine } from '../arithmetic/coarseRounding';
import { buildSchedule, type ScheduleLine } from '../arithmetic/schedule';
import { ceilDiv, toSafe } from '../arithmetic/whole';
import type { Calculation } from '../contract/calculations';
import type { FieldErrors } from '../contract/envelope';
import type { RegistrationForm } from '../contract/registrationForm';
import type { PriceValues } from '../contract/prices';
import { formatRupiah } from '../format/rupiah';
import { feeErrors } from './feeLimits';

/** Above it somebody typed a digit too many; rupiah. */
const MAX_PRINCIPAL = 100_000_000_000;

/** What the structure of a form comes to; amounts in rupiah. */
export interface Financing {
  /** What is paid out: the price without down payment, or what was asked for against the BPKB. */
  disbursed: number;
  /** Disbursed, with insurance and fees that the loan pays. */
  principal: number;
  /** The first line's. */
  instalment: number;
  schedule: readonly ScheduleLine[];
  /** Instalment of the household's income, hundredths of a percent; null while no income is known. */
  ratioBp: number | null;
}

/** What a form is calculated by: the version of Perhitungan and the price in force on the contract date, if there are. */
export interface FinancingBasis {
  calculation: Calculation | null;
  price: PriceValues | null;
}

/**
 * Calculates what was typed (DOMAIN, Words: pokok) by the same schedule that the contract will have, and says beside
 * each field what is not allowed: limits of the price list, tenor of the Perhitungan, fees above it. What is not filled yet is no error
 * here. Null while anything is missing or wrong.
 */
export function financingOf(
  form: RegistrationForm,
  basis: FinancingBasis,
): { financing: Financing | null; errors: FieldErrors } {
  const { structure } = form;
  const errors = {
    ...priceErrors(form, basis.price),
    ...calculationErrors(form, basis.calculation),
    ...feeErrors(form, basis),
  };
  const disbursed = disbursedOf(structure);
  if (disbursed !== null && disbursed < 1) errors[amountField(structure)] ??= tooLittle(structure);
  const { calculation } = basis;
  const { tenor, date_contract: dateStart } = structure;
  const isKnown = disbursed !== null && calculation && tenor !== null && dateStart !== null;
  if (!isKnown || Object.keys(errors).length > 0) return { financing: null, errors };

  const principal = disbursed + (structure.insurance ?? 0) + (structure.fees ?? 0);
  if (principal > MAX_PRINCIPAL) {
    return {
      financing: null,
      errors: { 'structure.fees': `Pokok paling besar ${formatRupiah(MAX_PRINCIPAL)}.` },
    };
  }
  const { method, rate_bp: rateBp, round_to: roundTo, in_advance: inAdvance } = calculation;
  const dueDay = structure.due_day;
  const schedule = buildSchedule({ method, principal, rateBp, tenor, roundTo, dateStart, dueDay, inAdvance });
  const zero = firstZeroLine(schedule);
  if (zero !== null) {
    const text = `Terlalu kecil untuk pembulatan ${formatRupiah(roundTo)}: angsuran ke-${zero} menjadi 0.`;
    return { financing: null, errors: { [amountField(structure)]: text } };
  }
  const instalment = schedule[0]?.instalment ?? 0;
  return {
    financing: { disbursed, principal, instalment, schedule, ratioBp: ratioOf(instalment, form) },
    errors: {},
  };
}

type Structure = RegistrationForm['structure'];

function disbursedOf({ financing, otr, down_payment: down, disbursement }: Structure): number | null {
  if (financing === 'CASH') return disbursement;
  return financing === 'PURCHASE' && otr !== null && down !== null ? otr - down : null;
}

const amountField = ({ financing }: Structure) =>
  financing === 'CASH' ? 'structure.disbursement' : 'structure.down_payment';

const tooLittle = ({ financing }: Structure) =>
  financing === 'CASH' ? 'Harus lebih dari 0.' : 'Harus di bawah harga OTR.';

/** Limits of OTR dan Pencairan. Without a price nothing is limited here; handing in asks for one. */
function priceErrors({ structure }: RegistrationForm, price: PriceValues | null): FieldErrors {
  const errors: FieldErrors = {};
  if (!price) return errors;
  const { financing, otr, down_payment: down, disbursement } = structure;
  if (financing === 'PURCHASE' && otr !== null && otr > price.otr) {
    errors['structure.otr'] = `Paling tinggi ${formatRupiah(price.otr)} menurut daftar harga.`;
  }
  if (financing === 'PURCHASE' && down !== null && down < price.min_down_payment) {
    errors['structure.down_payment'] =
      `Paling sedikit ${formatRupiah(price.min_down_payment)} menurut daftar harga.`;
  }
  if (financing === 'CASH' && disbursement !== null && disbursement > price.max_disbursement) {
    errors['structure.disbursement'] =
      `Paling besar ${formatRupiah(price.max_disbursement)} menurut daftar harga.`;
  }
  return errors;
}

function calculationErrors(
  { structure, vehicle }: RegistrationForm,
  calculation: Calculation | null,
): FieldErrors {
  const errors: FieldErrors = {};
  const { tenor, date_contract: date } = structure;
  if (date !== null && !isRealDate(date)) errors['structure.date_contract'] = 'Tanggal ini tidak ada.';
  if (!calculation) return errors;
  if (vehicle.kind !== null && vehicle.kind !== calculation.vehicle_kind) {
    errors['structure.calculation_id'] = `Perhitungan ini untuk ${calculation.vehicle_kind}.`;
  }
  if (tenor !== null && (tenor < calculation.min_tenor || tenor > calculation.max_tenor)) {
    errors['structure.tenor'] =
      `Tenor ${calculation.min_tenor} sampai ${calculation.max_tenor} bulan untuk perhitungan ini.`;
  }
  return errors;
}

/** Of what applicant and spouse earn; hundredths of a percent, rounded up: it never looks better than it is. */
function ratioOf(instalment: number, { applicant, work, spouse }: RegistrationForm): number | null {
  const ofSpouse = applicant.marital === 'MARRIED' ? (spouse.income ?? 0) : 0;
  const income = (work.income ?? 0) + (work.other_income ?? 0) + ofSpouse;
  return income > 0 ? toSafe(ceilDiv(BigInt(instalment) * 10_000n, BigInt(income))) : null;
}
