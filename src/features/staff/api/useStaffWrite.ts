import { useQueryClient } from '@tanstack/react-query';
import {
  changeStaff,
  endStaff,
  hireStaff,
  returnStaff,
  saveStaffCertificate,
  staffPersonSchema,
  type StaffChange,
  type StaffHire,
  type StaffPerson,
} from '@/lib/contract/staff';
import type { Certificate } from '@/lib/contract/staffCertificate';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { useWrite } from '@/lib/query/useWrite';
import { keepStaff, staffKeys } from './staff.queries';

/** What is done about one person; 409: somebody was first. */
export type StaffAct =
  | { do: 'hire'; values: StaffHire }
  | { do: 'change'; id: number; version: number; values: StaffChange }
  | { do: 'certify'; id: number; version: number; certificate: Certificate | null }
  | {
      do: 'end';
      id: number;
      version: number;
      reason: string;
      items: readonly string[];
      surveysTo: number | null;
      accountsTo: number | null;
    }
  | {
      do: 'return';
      id: number;
      version: number;
      values: Pick<StaffChange, 'title_id' | 'office_id' | 'further_office_ids'>;
    };

/** Writes about one person at a time; `current` is the person that a 409 says is there now. */
export function useStaffWrite(onDone: (person: StaffPerson) => void) {
  const client = useQueryClient();
  const keep = (person: StaffPerson) => keepStaff(client, person);
  const { send, ...write } = useWrite({
    send: sendAct,
    onSuccess: keep,
    onError: (error) => {
      const current = currentOf<StaffPerson>(error, staffPersonSchema);
      if (current) keep(current);
      else void client.invalidateQueries({ queryKey: staffKeys.all });
    },
  });
  return {
    ...write,
    send: (act: StaffAct) => send(act, { onSuccess: onDone }),
    current: currentOf<StaffPerson>(write.error, staffPersonSchema),
  };
}

async function sendAct(act: StaffAct, idempotencyKey: string): Promise<StaffPerson> {
  if (act.do === 'hire') return call(hireStaff, { body: act.values, idempotencyKey });
  const params = { id: String(act.id) };
  const { version } = act;
  switch (act.do) {
    case 'change':
      return call(changeStaff, { params, body: { ...act.values, version }, idempotencyKey });
    case 'certify':
      return call(saveStaffCertificate, {
        ...{ params, idempotencyKey, body: { certificate: act.certificate, version } },
      });
    case 'return':
      return call(returnStaff, { params, body: { ...act.values, version }, idempotencyKey });
    case 'end': {
      const { reason, items, surveysTo, accountsTo } = act;
      const takers = { surveys_to: surveysTo, accounts_to: accountsTo };
      const body = { version, reason, items: [...items], ...takers };
      return call(endStaff, { params, body, idempotencyKey });
    }
  }
}
