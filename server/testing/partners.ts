import type { Batch, BatchPreview, Commission } from '@/lib/contract/commissions';
import type { Partner, PartnerAsk } from '@/lib/contract/partnerRecords';
import type { PartnerKind, SchemeLine } from '@/lib/contract/partnerTerms';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { demoForm, type registrationTeam, type PEOPLE } from './registrations';

type Team = Awaited<ReturnType<typeof registrationTeam>>;
type Role = keyof typeof PEOPLE;

const DAY = 86_400_000;
export const PATHS = { AGENT: 'agents', MARKETER: 'marketers' } as const;
export const SINGULAR = { AGENT: 'agent', MARKETER: 'marketer' } as const;

let made = 0;

/** A person who can be registered; a NIK of their own each time. */
export function partnerBody(over: Partial<Record<'name' | 'nik' | 'npwp' | 'phone', string>> = {}) {
  made += 1;
  return {
    name: `Perantara ${made}`,
    nik: `317502110885${String(made).padStart(4, '0')}`,
    npwp: '',
    phone: '0812 5550 1177',
    area_code: null,
    ...over,
  };
}

/** One per mille of the principal for every contract type of the demo company. */
export const perMille = (value = 1000): SchemeLine[] =>
  [1, 2, 3, 4].map((id) => ({ contract_type_id: id, basis: 'PER_MILLE', value }));

/** People of the registration team who also keep partners of a kind and their commissions. */
export function partnerTeam({ api, tokens }: Team, kind: PartnerKind = 'AGENT') {
  const path = PATHS[kind];
  const one = SINGULAR[kind];
  const send = <T>(role: Role, method: 'GET' | 'POST' | 'PUT', tail: string, body?: unknown) =>
    api.call<T>(method, tail, { token: tokens[role], body });

  const create = async (over = {}) => (await send<Partner>('clerk', 'POST', path, partnerBody(over))).data;
  const read = async (id: number, role: Role = 'director') =>
    (await send<Partner>(role, 'GET', `${path}/${id}`)).data;
  const ask = async (role: Role, id: number, what: PartnerAsk) =>
    send<Partner>(role, 'POST', `${path}/${id}/requests`, {
      ask: what,
      reason: 'Sesuai perjanjian',
      version: (await read(id)).version,
    });
  const decide = async (
    role: Role,
    id: number,
    requestId: number,
    decision = 'APPROVED',
    over: { version?: number; reason?: string } = {},
  ) =>
    send<Partner>(role, 'POST', `${path}/${id}/requests/decide`, {
      request_id: requestId,
      version: (await read(id)).version,
      decision,
      reason: 'Tidak sesuai',
      ...over,
    });
  /** Asked for by the clerk, approved by the head; throws where it is refused. */
  const settle = async (id: number, what: PartnerAsk): Promise<Partner> => {
    const asked = await ask('clerk', id, what);
    const answer = await decide('head', id, asked.data.waiting?.at(-1)?.id ?? 0);
    if (answer.http !== 200) throw new Error(`${asked.message} ${answer.message}`);
    return answer.data;
  };
  const scheme = (lines: SchemeLine[], backAfterDays: number | null = 30): PartnerAsk => ({
    kind: 'SCHEME',
    scheme: { lines, back_if_cancelled: true, back_after_days: backAfterDays },
  });
  const account = (number = '5220304121'): PartnerAsk => ({
    kind: 'ACCOUNT',
    account: { bank: 'BCA', number, holder: 'Perantara' },
  });
  /** A partner who can be named and, from tomorrow on, paid. */
  const ready = async (lines = perMille(), backAfterDays: number | null = 30, over = {}) => {
    const { id } = await create(over);
    await settle(id, scheme(lines, backAfterDays));
    return settle(id, account());
  };

  const list = async (query = '', role: Role = 'director') =>
    (
      await send<{ rows: Commission[]; count: number; total: number }>(
        role,
        'GET',
        `${one}-commissions?${query}`,
      )
    ).data;
  const ofContract = async (code: string) => (await list(`search=${code}&office=1`)).rows[0];
  const act = (
    role: Role,
    { id, version }: Pick<Commission, 'id' | 'version'>,
    verb: 'approve' | 'take-back',
  ) => send<Commission>(role, 'POST', `${one}-commissions/${id}/${verb}`, { version });
  const preview = async (role: Role = 'clerk', office = 1) =>
    (await send<BatchPreview>(role, 'GET', `${one}-batches/preview?office=${office}`)).data;
  const bodyOf = ({ office_id, payouts, total }: BatchPreview) => ({
    office_id,
    entries: payouts.flatMap((payout) => payout.entries.map((entry) => entry.commission_id)),
    total,
  });
  const pay = (role: Role, seen: BatchPreview) => send<Batch>(role, 'POST', `${one}-batches`, bodyOf(seen));
  const nextDay = (days = 1) => api.advance(days * DAY);
  return {
    ...{ path, one, send, create, read, ask, decide, settle, scheme, account, ready },
    ...{ list, ofContract, act, preview, bodyOf, pay, nextDay },
  };
}

export interface Named {
  agent_id?: number | null;
  marketer_id?: number | null;
}

const STEPS = [
  ['SUBMITTED', 'clerk'],
  ['SURVEY', 'clerk'],
  ['REVIEW', 'surveyor'],
  ['APPROVED', 'approver'],
  ['SIGNED', 'clerk'],
  ['DISBURSED', 'clerk'],
] as const;

/** The code of a contract whose form named these people; throws where a step is refused. */
export async function disburse(
  { api, send, move, visit }: Team,
  named: Named,
  structure: Partial<RegistrationForm['structure']> = {},
): Promise<string> {
  const form = { ...(await demoForm(api, { structure })), agent_id: null, marketer_id: null, ...named };
  const made = await send('clerk', 'POST', '', { form });
  if (made.http !== 200) throw new Error(made.message);
  let at = made.data;
  for (const [kind, role] of STEPS) {
    if (kind === 'REVIEW') await visit('surveyor', at);
    const answer = await move(role, at, kind);
    if (answer.http !== 200) throw new Error(`${kind}: ${answer.message} ${JSON.stringify(answer.data)}`);
    at = answer.data;
  }
  return at.contract_code ?? '';
}
