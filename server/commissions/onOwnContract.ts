import { sql } from 'drizzle-orm';
import { commissions, contracts, customers, partners, registrations } from '../platform/db/schema';

/** The partner stands on the contract by NIK, as it is known now: as borrower, spouse or guarantor. */
export const ON_OWN_CONTRACT = sql<boolean>`(
  exists (select from ${customers} where ${customers.id} = ${contracts.customerId} and ${customers.nik} = ${partners.nik})
  or exists (select from ${registrations} where ${registrations.id} = ${commissions.registrationId}
       and ${partners.nik} in (${registrations.nik}, ${registrations.form} -> 'spouse' ->> 'nik',
                               ${registrations.form} -> 'guarantor' ->> 'nik')))`;
