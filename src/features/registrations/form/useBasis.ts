import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Calculation } from '@/lib/contract/calculations';
import type { PriceValues } from '@/lib/contract/prices';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import type { FinancingBasis } from '@/lib/registration/financing';
import { formCalculationsOptions, vehiclePriceOptions } from './api/registrationForm.queries';
import type { FormStore } from './domain/createFormStore';

type Chosen = Pick<RegistrationForm['vehicle'], 'kind' | 'region' | 'brand' | 'type' | 'year'> & {
  calculation: number | null;
  on: string | null;
};

/**
 * What the form is calculated by while it is typed: the Perhitungan of today, and the vehicle's price on the day of the
 * contract; as soon as the draft was saved with them, what the server says that it goes by.
 * @param latest the registration as the server gave it last
 */
export function useBasis(store: FormStore, latest: Registration | null): FinancingBasis {
  const key = useSyncExternalStore(store.subscribe, () => keyOf(store.read()));
  const { calculation: id, on, ...chosen } = JSON.parse(key) as Chosen;
  const calculations = useQuery(formCalculationsOptions());
  const prices = useQuery(vehiclePriceOptions(chosen, on));
  const said = latest && keyOf(latest.form) === key ? latest.basis : null;
  const found = prices.data?.rows.find(({ vehicle_kind: kind }) => kind === chosen.kind);
  const inForce = calculations.data?.rows.find((one) => one.id === id);
  const calculation: Calculation | null = said ? said.calculation : (inForce ?? null);
  const price: PriceValues | null = said ? said.price : (found ?? null);
  // A saving brings equal ones that are other objects: nothing is drawn or calculated again for it.
  const basis = JSON.stringify({ calculation, price });
  return useMemo(() => JSON.parse(basis) as FinancingBasis, [basis]);
}

/** What of a form decides its basis, as text: equal texts mean the same. */
const keyOf = ({ vehicle, structure }: RegistrationForm): string => {
  const { kind, region, brand, type, year } = vehicle;
  const chosen: Chosen = {
    ...{ kind, region, brand, type, year },
    calculation: structure.calculation_id,
    on: structure.date_contract,
  };
  return JSON.stringify(chosen);
};
