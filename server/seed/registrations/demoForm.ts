import { addDays } from '@/lib/arithmetic/calendar';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import { financingOf, type FinancingBasis } from '@/lib/registration/financing';
import { calculationFor } from '../masters';
import { COLOURS, plateNumber } from '../names';
import type { Random } from '../random';
import { addressIn, townOf } from './demoPlaces';
import { mobile, nameOf, person, WORK } from './demoPeople';

/** What can be chosen for a form of an office. */
export interface Offered {
  office: number;
  /** Letters of number plates there. */
  plate: string;
  /** The office's price list. */
  prices: readonly Price[];
  agents: readonly number[];
  marketers: readonly number[];
  /** Null: the office has none. */
  surveyor: number | null;
  thisYear: number;
}

export interface Price {
  region: string;
  vehicleKind: 'R2' | 'R4';
  brand: string;
  type: string;
  year: number;
  otr: number;
  maxDisbursement: number;
  minDownPayment: number;
}

/** Calculates a form as the server will, by Perhitungan and price list in force. */
export type Basis = (form: RegistrationForm) => Promise<FinancingBasis>;

const thousands = (amount: number) => Math.ceil(amount / 1000) * 1000;

/** A form as somebody believable fills it; its loan keeps the limits of the price list, its income carries the instalment. */
export async function demoForm(
  random: Random,
  offered: Offered,
  dateContract: string,
  basis: Basis,
): Promise<RegistrationForm> {
  const { office, thisYear } = offered;
  const town = townOf(office);
  const { address, nikHead } = addressIn(random, town);
  const sex = random.pick(['MALE', 'FEMALE'] as const);
  const who = person(random, sex, nikHead, thisYear);
  const marital = random.pick(['MARRIED', 'MARRIED', 'SINGLE', 'WIDOWED'] as const);
  const [kind, company, position] = random.pick(WORK);
  const partner = (ids: readonly number[], share: number) =>
    random.chance(share) ? (ids[random.between(0, ids.length - 1)] ?? null) : null;
  const spouse = person(random, sex === 'MALE' ? 'FEMALE' : 'MALE', nikHead, thisYear);
  const { vehicle, structure } = loan(random, offered, who.name, dateContract);
  const form: RegistrationForm = {
    ...EMPTY_FORM,
    applicant: {
      ...EMPTY_FORM.applicant,
      ...{ name: who.name, nik: who.nik, birth_date: who.birth_date, sex, marital },
      birth_place: random.pick([town.area.split(' ').at(-1) ?? town.area, 'Surabaya', 'Semarang', 'Medan']),
      kk: `${nikHead}${who.nik.slice(6, 12)}${String(random.between(1, 90)).padStart(4, '0')}`,
      ...{ dependants: marital === 'SINGLE' ? 0 : random.between(0, 3), mother: nameOf(random, 'FEMALE') },
      ...{ phone: who.phone, whatsapp: who.phone, house: random.pick(['OWN', 'FAMILY', 'RENTED', 'OWN']) },
    },
    ktp_address: address,
    work: {
      ...EMPTY_FORM.work,
      ...{
        kind,
        company,
        position,
        address: `Jl. Raya ${town.area.split(' ').at(-1)} Km ${random.between(2, 21)}`,
      },
      since: `${thisYear - random.between(2, 14)}-0${random.between(1, 9)}-01`,
    },
    spouse:
      marital === 'MARRIED'
        ? {
            ...{ name: spouse.name, nik: spouse.nik, birth_date: spouse.birth_date, phone: spouse.phone },
            ...{ occupation: random.pick(['Ibu rumah tangga', 'Pedagang', 'Karyawan']), income: null },
          }
        : EMPTY_FORM.spouse,
    emergency: {
      ...{ name: nameOf(random, 'FEMALE'), relation: random.pick(['Kakak', 'Adik', 'Bibi', 'Tetangga']) },
      ...{ phone: mobile(random), address: '' },
    },
    vehicle,
    structure,
    surveyor_id: offered.surveyor,
    agent_id: partner(offered.agents, 0.45),
    marketer_id: partner(offered.marketers, 0.35),
  };
  const { financing } = financingOf(form, await basis(form));
  // From comfortable to strained: 20 to 45 percent of what they earn.
  const income =
    Math.ceil(((financing?.instalment ?? 1_000_000) * 100) / random.between(20, 45) / 100_000) * 100_000;
  const expenses = Math.floor((income * random.between(35, 50)) / 10_000_000) * 100_000;
  return { ...form, work: { ...form.work, income, expenses } };
}

/** The vehicle, mostly a motorcycle, and what is lent on it: bought, or money against its BPKB. */
function loan(
  random: Random,
  { plate, prices }: Offered,
  owner: string,
  date_contract: string,
): Pick<RegistrationForm, 'vehicle' | 'structure'> {
  const kind = random.chance(0.22) ? 'R4' : 'R2';
  const listed = prices.filter(({ vehicleKind }) => vehicleKind === kind) as [Price, ...Price[]];
  const { region, brand, type, year, otr, maxDisbursement, minDownPayment } = random.pick(listed);
  const isCash = random.chance(0.35);
  const down = thousands(minDownPayment * (1 + random.between(0, 40) / 100));
  const serial = random.between(10_000_000, 99_999_999);
  return {
    vehicle: {
      ...{ kind, region, brand, type, year, owner, colour: random.pick(COLOURS) },
      ...{ plate: plateNumber(random, plate), chassis: `MH3${serial}`, engine: `JB${serial}` },
      bpkb: `R-${String(random.between(1_000_000, 9_999_999)).padStart(8, '0')}`,
      stnk: '',
      stnk_until: addDays(date_contract, random.between(60, 900)),
    },
    structure: {
      financing: isCash ? 'CASH' : 'PURCHASE',
      // As they stand in Jenis Kontrak: bought or against the BPKB, motorcycle or car.
      contract_type_id: (isCash ? 3 : 1) + (kind === 'R4' ? 1 : 0),
      finance_id: random.between(1, 3),
      calculation_id: calculationFor(kind, random.next()).id,
      otr: isCash ? null : otr,
      down_payment: isCash ? null : down,
      disbursement: isCash ? Math.floor((maxDisbursement * random.between(60, 100)) / 100_000) * 1000 : null,
      insurance: random.chance(0.6) ? (kind === 'R4' ? 2_500_000 : 350_000) : null,
      fees: kind === 'R4' ? 1_500_000 : 500_000,
      tenor: random.pick(kind === 'R4' ? [24, 36, 48] : [12, 18, 24, 30]),
      due_day: random.chance(0.5) ? random.pick([1, 5, 10, 25]) : null,
      date_contract,
      ...{
        bank: random.pick(['BCA', 'BRI', 'Mandiri']),
        account: `${random.between(1_000_000_000, 9_999_999_999)}`,
      },
      account_holder: owner,
    },
  };
}
