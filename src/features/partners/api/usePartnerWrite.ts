import { useQueryClient } from '@tanstack/react-query';
import {
  partnerSchema,
  type Partner,
  type PartnerAsk,
  type PartnerWrite,
} from '@/lib/contract/partnerRecords';
import { currentOf } from '@/lib/http/conflict';
import { call } from '@/lib/http/request';
import { keepRecord } from '@/lib/query/keepRecord';
import { markAffected } from '@/lib/query/markAffected';
import { useWrite } from '@/lib/query/useWrite';
import type { PartnerSide } from '../domain/partnerSide';
import { partnerKeys } from './partners.queries';

/** What is done about one partner; 409: somebody was first. */
export type PartnerAct =
  | { do: 'create'; values: PartnerWrite }
  | { do: 'change'; id: number; version: number; values: PartnerWrite }
  | { do: 'switch'; id: number; version: number; active: boolean }
  | { do: 'ask'; id: number; version: number; ask: PartnerAsk; reason: string }
  | {
      do: 'decide';
      id: number;
      request_id: number;
      version: number;
      decision: 'APPROVED' | 'REJECTED' | 'WITHDRAWN';
      reason: string;
    };

/** Writes about one partner at a time; `current` is the partner that a 409 says is there now. */
export function usePartnerWrite(side: PartnerSide, onDone: (act: PartnerAct, partner: Partner) => void) {
  const client = useQueryClient();
  const keep = (partner: Partner) => {
    keepRecord(client, partnerKeys.side(side), partnerKeys.detail(side, String(partner.id)), partner);
    markAffected(client, 'waitingChanged');
  };
  const { send, ...write } = useWrite({
    target: side.kind,
    send: (act: PartnerAct, idempotencyKey) => sendAct(side, act, idempotencyKey),
    onSuccess: keep,
    onError: (error) => {
      const current = currentOf<Partner>(error, partnerSchema);
      if (current) keep(current);
      else void client.invalidateQueries({ queryKey: partnerKeys.side(side) });
    },
  });
  return {
    ...write,
    send: (act: PartnerAct) => send(act, { onSuccess: (partner) => onDone(act, partner) }),
    current: currentOf<Partner>(write.error, partnerSchema),
  };
}

async function sendAct({ calls }: PartnerSide, act: PartnerAct, idempotencyKey: string): Promise<Partner> {
  if (act.do === 'create') return call(calls.create, { body: act.values, idempotencyKey });
  const params = { id: String(act.id) };
  switch (act.do) {
    case 'change':
      return call(calls.change, { params, body: { ...act.values, version: act.version }, idempotencyKey });
    case 'switch': {
      const { active, version } = act;
      return call(calls.switch, { params, body: { active, version }, idempotencyKey });
    }
    case 'ask': {
      const { ask, reason, version } = act;
      return call(calls.request, { params, body: { ask, reason, version }, idempotencyKey });
    }
    case 'decide': {
      const { request_id, version, decision, reason } = act;
      return call(calls.decide, { params, body: { request_id, version, decision, reason }, idempotencyKey });
    }
  }
}
