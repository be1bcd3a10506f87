import type { Master, MasterWrite } from '@/lib/contract/masters';
import type { Stamps } from '@/lib/contract/stamps';

interface SharedRow {
  id: number;
  code: string;
  name: string;
  active: boolean;
  validFrom: string;
  validTo: string | null;
  version: number;
  usedBy: number;
}

/** The fields that every simple master has, as the contract names them. */
export function sharedFields(row: SharedRow, stamps: Stamps): Master {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    valid_from: row.validFrom,
    valid_to: row.validTo,
    active: row.active,
    version: row.version,
    used_by: row.usedBy,
    ...stamps,
  };
}

/** The same on the way in. */
export const sharedColumns = ({ code, name, valid_from, valid_to }: MasterWrite) => ({
  code,
  name,
  validFrom: valid_from,
  validTo: valid_to,
});
