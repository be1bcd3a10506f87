import { randomUUID } from 'node:crypto';
import { todayIn } from '../calendar/today';
import { newStorageKey, type FileStore } from '../platform/storage/FileStore';
import type { DisbursementAsk } from '@/lib/contract/disbursements';
import type { RegistrationForm } from '@/lib/contract/registrationForm';
import type { Registration } from '@/lib/contract/registrations';
import type { SurveyBody } from '@/lib/contract/surveys';
import { buildRegistrationForm } from '@/lib/mocks/buildRegistrationForm';
import { photo, sender } from './files';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { TestApi } from './startApi';

type Parts = Parameters<typeof buildRegistrationForm>[0];
/** Who brought the applicant. */
type Named = Partial<Pick<RegistrationForm, 'agent_id' | 'marketer_id'>>;

/** Who takes which part of a registration at the office in Jakarta. */
export const PEOPLE = {
  clerk: 'kontrak.jkt',
  surveyor: 'surveyor.jkt',
  approver: 'penyetuju.jkt',
  head: 'kacab.jkt',
  director: 'direktur',
} as const;

/** The kinds of status on the straight way to a contract, and who leads there. */
export const WAY = [
  ['SUBMITTED', 'clerk'],
  ['SURVEY', 'clerk'],
  ['REVIEW', 'surveyor'],
  ['APPROVED', 'approver'],
  ['SIGNED', 'clerk'],
  ['DISBURSED', 'clerk'],
] as const;

/** What a team needs of a company, whatever its API runs in. */
export type TeamApi = Pick<TestApi, 'connection' | 'now' | 'call' | 'signIn'> & {
  /** Where the content of made-up files is kept; left out: nowhere, for tests that never read it. */
  store?: FileStore;
};

/** A company of this process whose people are signed in and work on registrations; photos are sent as an app sends them. */
export const registrationTeam = (api: TestApi) =>
  teamOf(api, async (token) => (await sender(api, token).send(await photo((shade += 1)))).data.id);

/**
 * The same for any company.
 * @param photoFrom sends a photo in the name of a token; its number
 */
export async function teamOf<T extends TeamApi>(api: T, photoFrom: (token: string) => Promise<number>) {
  const tokens = Object.fromEntries(
    await Promise.all(
      Object.entries(PEOPLE).map(async ([role, username]) => [role, await api.signIn(username)] as const),
    ),
  ) as Record<keyof typeof PEOPLE, string>;
  const { rows: statuses } = await api.connection.pool.query<{ id: number; kind: string }>(
    'select id, kind from registration_statuses',
  );
  const statusOf = (kind: string) => statuses.find((status) => status.kind === kind)?.id ?? 0;

  const form = (parts: Parts = {}, role: keyof typeof PEOPLE = 'clerk') => demoForm(api, parts, PEOPLE[role]);
  const send = <T = Registration>(
    role: keyof typeof PEOPLE,
    method: 'GET' | 'POST' | 'PUT',
    tail: string,
    body?: unknown,
  ) => api.call<T>(method, `registrations${tail}`, { token: tokens[role], body });
  const create = async (parts: Parts = {}, named: Named = {}) =>
    (await send('clerk', 'POST', '', { form: { ...(await form(parts)), ...named } })).data;
  const read = async (id: number, role: keyof typeof PEOPLE = 'director') =>
    (await send(role, 'GET', `/${id}`)).data;
  /** Takes a step, with the paper and the transfer that signing and paying out ask for, unless `over` says others. */
  const move = async (
    role: keyof typeof PEOPLE,
    { id, version }: Pick<Registration, 'id' | 'version'>,
    kind: string,
    note = 'catatan uji',
    over: object = {},
  ) => {
    const along =
      kind === 'SIGNED'
        ? { signed_paper: await photoRow(api, PEOPLE[role]) }
        : kind === 'DISBURSED'
          ? { disbursement: await transferOf(api, PEOPLE[role]) }
          : {};
    return send(role, 'POST', `/${id}/moves`, { to: statusOf(kind), version, note, ...along, ...over });
  };

  /** A photo that a person has sent and no record holds yet; another one each time. */
  const sendPhoto = (role: keyof typeof PEOPLE): Promise<number> => photoFrom(tokens[role]);
  /** Sends a visit that finds nothing to fear, with a photo. */
  const visit = async (
    role: keyof typeof PEOPLE,
    { id }: Pick<Registration, 'id'>,
    over: Partial<SurveyBody> = {},
  ) => {
    const body = surveyBody({
      ...{ visited_at: api.now().toISOString(), photos: over.photos ?? [await sendPhoto(role)] },
      ...over,
    });
    return send(role, 'POST', `/${id}/surveys`, body);
  };

  /** Leads a new registration up to a kind of status; throws where a step is refused. */
  const upTo = async (
    kind: (typeof WAY)[number][0],
    parts: Parts = {},
    named: Named = {},
  ): Promise<Registration> => {
    let at = await create(parts, named);
    for (const [next, role] of WAY) {
      if (next === 'REVIEW') await visit('surveyor', at);
      const answer = await move(role, at, next);
      if (answer.http !== 200) throw new Error(`${next}: ${answer.message} ${JSON.stringify(answer.data)}`);
      at = answer.data;
      if (next === kind) break;
    }
    return at;
  };
  return { api, tokens, statuses, statusOf, form, send, create, read, move, sendPhoto, visit, upTo };
}

let made = 0;
let shade = 0;

/** A visit as a device sends it. */
export const surveyBody = (over: Partial<SurveyBody>): SurveyBody => ({
  id: randomUUID(),
  visited_at: '2026-11-23T02:00:00.000Z',
  position: { latitude: -6.2001, longitude: 106.8166, accuracy: 12 },
  no_position: '',
  findings: {
    met: 'APPLICANT',
    met_name: '',
    address: 'SAME',
    house: 'OWN',
    neighbours: 'Dikenal baik, tinggal di sini sejak lama.',
    income: 6_500_000,
    seen: 'Warung di depan rumah, satu motor.',
    recommendation: 'LAYAK',
    note: '',
  },
  photos: [],
  ...over,
});

/**
 * A form that can be handed in at the demo office of Jakarta today; a vehicle of its own each time, and documents that
 * this person sent, unless the parts say which.
 */
export async function demoForm(
  api: TeamApi,
  parts: Parts = {},
  by: string = PEOPLE.clerk,
): Promise<RegistrationForm> {
  const today = todayIn('Asia/Jakarta', api.now());
  const { rows } = await api.connection.pool.query<{
    region: string;
    brand: string;
    type: string;
    year: number;
    otr: string;
    down: string;
    surveyor: number;
  }>(
    `select p.region, p.brand, p.type, p.year, p.otr, p.min_down_payment as down,
            (select id from staff where username = $2) as surveyor
       from prices p where p.vehicle_kind = 'R2' and p.valid_from <= $1 and coalesce(p.valid_to, 'infinity') >= $1
      order by p.id limit 1`,
    [today, PEOPLE.surveyor],
  );
  const [price] = rows;
  if (!price) throw new Error('the demo company has no price of a motorcycle');
  made += 1;
  const serial = String(made).padStart(6, '0');
  const form = buildRegistrationForm({
    ...parts,
    documents: { ...EMPTY_FORM.documents, ...(parts.documents ?? (await sentDocuments(api, by))) },
    vehicle: {
      region: price.region,
      brand: price.brand,
      type: price.type,
      year: price.year,
      plate: `B ${1000 + (made % 9000)} UJI`,
      chassis: `MH1UJI${serial}`,
      engine: `JMUJI${serial}`,
      bpkb: `UJI-${serial}`,
      ...parts.vehicle,
    },
    structure: {
      otr: Number(price.otr),
      down_payment: Number(price.down),
      date_contract: today,
      ...parts.structure,
    },
  });
  return { ...form, surveyor_id: price.surveyor };
}

/** A transfer of today as a disburser tells it, with a proof that they sent. */
export const transferOf = async (api: TeamApi, by: string): Promise<DisbursementAsk> => ({
  ...{ way: 'TRANSFER', day: todayIn('Asia/Jakarta', api.now()), reference: 'TRF 0042' },
  proof: await photoRow(api, by),
});

const NEEDED = ['ktp', 'kk', 'spouse_ktp', 'income'] as const;

/** Papers that somebody has sent and no record holds yet. */
async function sentDocuments(api: TeamApi, by: string): Promise<Record<(typeof NEEDED)[number], number>> {
  const [ktp = 0, kk = 0, spouse_ktp = 0, income = 0] = await fileRows(api, by, DOCUMENT, NEEDED.length);
  return { ktp, kk, spouse_ktp, income };
}

const DOCUMENT = { kind: 'DOCUMENT', name: 'uji.pdf', type: 'application/pdf' } as const;
const PHOTO = { kind: 'PHOTO', name: 'uji.jpg', type: 'image/jpeg' } as const;
const CONTENT = Buffer.alloc(1000);

/** Where a company can't be sent photos from here: the row of one. */
export const photoRow = async (api: TeamApi, by: string): Promise<number> =>
  (await fileRows(api, by, PHOTO, 1))[0] ?? 0;

/** The rows of files that somebody has sent and no record holds yet. */
async function fileRows(
  api: TeamApi,
  by: string,
  { kind, name, type }: typeof DOCUMENT | typeof PHOTO,
  count: number,
): Promise<number[]> {
  const keys = Array.from({ length: count }, () => newStorageKey(api.now()));
  const { rows } = await api.connection.pool.query<{ id: number }>(
    `insert into files (office_id, kind, name, content_type, bytes, sha256, storage_key, identity_document,
                        created_by, created_at, loose_since)
     select s.office_id, $3, $4, $5, $6, encode(sha256($7), 'hex'), key, false, s.id, $2, $2
       from staff s, unnest($8::text[]) as key where s.username = $1 returning id`,
    [by, api.now(), kind, name, type, CONTENT.length, CONTENT, keys],
  );
  for (const key of keys) await api.store?.put(key, CONTENT, type);
  return rows.map(({ id }) => id);
}
