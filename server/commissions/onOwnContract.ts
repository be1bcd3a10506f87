import { sql } from 'drizzle-orm';
import { commissions, contracts, customers, partners, registrations } from '../platform/db/schema';

/** The NIK that is recorded, and those that were before. */
const NIKS = sql`(${partners.formerNiks} || ${partners.nik})`;

/** The partner stands on the contract by NIK, as it is known now or was before: as borrower, spouse or guarantor. */
export const ON_OWN_CONTRACT = sql<boolean>`(
  exists (select from ${customers} where ${customers.id} = ${contracts.customerId} and ${customers.nik} = any (${NIKS}))
  or exists (select from ${registrations} where ${registrations.id} = ${commissions.registrationId}
       and ${NIKS} && array[${registrations.nik}, ${registrations.form} -> 'spouse' ->> 'nik',
                            ${registrations.form} -> 'guarantor' ->> 'nik']))`;
