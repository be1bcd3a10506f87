import type { AccessFlag } from '@/lib/contract/access';
import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { ENDPOINTS } from '@/lib/contract/endpoints';
import type { PossibleMove, Registration } from '@/lib/contract/registrations';
import { asksOnContract } from '../money/steps/askingOnContracts';
import { asksOnReceipt, decidesOnReceipt } from '../money/steps/changingReceipts';
import { countsHandover, movesUnderway, settlesShortage } from '../money/steps/bringing';
import { closesDay } from '../money/steps/closingDays';
import { pays } from '../money/steps/paying';
import { settles } from '../money/steps/settling';
import { checksStatement, correctsStatement, postsStatement } from '../money/steps/statements';
import { call as callOf, type Step } from '../money/steps/world';
import { demoForm, photoRow, surveyBody } from '../registrations';
import { CLASS_WRITES } from './classWrites';
import { callsAtADoor, takesOwnMoney } from './fieldWork';
import { fromScreen, type Sent } from './fromScreen';
import { alongStep, approvesWaiting, choosesAnother, movesOwnForm, paysOutCash } from './ownWork';
import { countsBooks, keepsBooks } from './bookWork';
import { keepsPettyCash } from './pettyWork';
import { SUPERVISOR_WRITES } from './supervisorWrites';
import { asksToTake, saysUnitWasGiven } from './takingUnits';
import type { Walk } from './Walk';

/** One thing that somebody tries. */
export interface Move {
  name: string;
  /** Whoever holds one of them may try with success. */
  opens: readonly AccessFlag[] | 'session';
  /** It goes on with what it got, so whoever gets nothing can't begin it. */
  steps?: true;
  act: (walk: Walk) => Promise<void>;
}

/** What a screen puts together from more than one record. */
const SCREENS: Readonly<Record<string, (walk: Walk) => Promise<Sent | null>>> = {
  createRegistration: async ({ api, username }) => ({
    path: 'registrations',
    body: { form: await demoForm(api, {}, username) },
  }),
  moveRegistration: async (walk) => {
    const { api, random, username } = walk;
    const { data } = await api.call<{ rows: Pick<Registration, 'id'>[] }>('GET', 'registrations?size=20');
    const [first, ...others] = data.rows;
    if (!first) return null;
    const { id } = random.pick([first, ...others]);
    const { data: form } = await api.call<Registration>('GET', `registrations/${id}`);
    const [step, ...steps]: PossibleMove[] = form.moves;
    if (!step) return null;
    const { to } = random.pick([step, ...steps]);
    const along = await alongStep(api, username, to.kind, random.pick(['CASH', 'TRANSFER']));
    const body = { to: to.id, version: form.version, note: 'langkah acak', ...along };
    return { path: `registrations/${id}/moves`, body };
  },
  sendSurvey: async (walk) => {
    const sent = await fromScreen(walk, callNamed('saveRegistration'));
    const { api, username } = walk;
    const photos = [await photoRow(api, username)];
    const body = surveyBody({ visited_at: api.now().toISOString(), photos });
    return sent && { path: `${sent.path}/surveys`, body };
  },
  ...CLASS_WRITES,
  ...SUPERVISOR_WRITES,
  payAgentBatch: (walk) => batchOf(walk, 'agent'),
  payMarketerBatch: (walk) => batchOf(walk, 'marketer'),
};

async function batchOf({ api }: Walk, kind: string): Promise<Sent | null> {
  const path = `${kind}-batches`;
  const { data, http } = await api.call<{
    office_id: number;
    payouts: { entries: { commission_id: number }[] }[];
    total: number;
  }>('GET', `${path}/preview?office=1`);
  if (http !== 200) return null;
  const entries = data.payouts.flatMap((payout) => payout.entries.map((entry) => entry.commission_id));
  return { path, body: { office_id: data.office_id, entries, total: data.total } };
}

/** Ways that go on with what they got and are no steps of the histories of money. */
const WAYS: Readonly<Record<string, { act: (walk: Walk) => Promise<void>; opens: readonly AccessFlag[] }>> = {
  choosesAnother: { act: choosesAnother, opens: ['is_credit_add'] },
  approvesWaiting: { act: approvesWaiting, opens: ['is_credit_approval', 'is_user'] },
  movesOwnForm: { act: movesOwnForm, opens: ['is_customer'] },
  paysOutCash: { act: paysOutCash, opens: ['is_credit_add'] },
  callsAtADoor: { act: callsAtADoor, opens: ['is_collector'] },
  takesOwnMoney: { act: takesOwnMoney, opens: ['is_credit_add'] },
  asksToTake: { act: asksToTake, opens: ['is_collector_spv'] },
  keepsPettyCash: { act: keepsPettyCash, opens: ['is_pettycash'] },
  keepsBooks: { act: keepsBooks, opens: ['is_inventory'] },
  countsBooks: { act: countsBooks, opens: ['is_inventory'] },
  saysUnitWasGiven: { act: saysUnitWasGiven, opens: ['is_collector'] },
};

/** Calls that steps of the histories of money make, and what opens them. */
const STEPS: Readonly<
  Record<string, { step: Step; opens: readonly AccessFlag[]; calls: readonly string[] }>
> = {
  pays: { step: pays, opens: ['is_credit_add'], calls: ['postPayment'] },
  settles: { step: settles, opens: ['is_credit_add', 'is_credit'], calls: ['giveQuote', 'takeSettlement'] },
  asksOnReceipt: {
    step: asksOnReceipt,
    opens: ['is_credit_update'],
    calls: ['requestCreditChange', 'requestCreditVoid'],
  },
  decidesOnReceipt: {
    step: decidesOnReceipt,
    opens: ['is_credit_approval'],
    calls: ['approveCredit', 'voidCredit', 'rejectCreditChange', 'withdrawCreditRequest'],
  },
  asksOnContract: {
    step: asksOnContract,
    opens: ['is_contract', 'is_credit_add', 'is_credit_update', 'is_collector_spv'],
    calls: ['requestOnContract'],
  },
  postsStatement: {
    step: postsStatement,
    opens: ['is_credit_add'],
    calls: ['startImport', 'sendStatementLines', 'postImportGroup', 'undoImport'],
  },
  checksStatement: { step: checksStatement, opens: ['is_credit_approval'], calls: ['checkImport'] },
  correctsStatement: { step: correctsStatement, opens: ['is_credit_add'], calls: ['correctImportRow'] },
  closesDay: {
    step: closesDay,
    opens: ['is_credit_add', 'is_credit_approval'],
    calls: ['closeCashierDay', 'reopenCashierDay'],
  },
  countsHandover: { step: countsHandover, opens: ['is_credit_add'], calls: ['postHandover'] },
  movesUnderway: { step: movesUnderway, opens: ['is_credit_add'], calls: ['returnTts', 'askTts'] },
  settlesShortage: {
    step: settlesShortage,
    opens: ['is_credit_add'],
    calls: ['payShortage', 'askShortageWriteOff'],
  },
};

/** They are about oneself, or bytes: nothing of anybody else's hangs on them. */
const OWN: ReadonlySet<string> = new Set([
  ...['signIn', 'verifyCode', 'resendCode', 'signOut', 'endSession', 'endOtherSessions', 'endAllSessions'],
  ...['changePassword', 'readPasswordLink', 'usePasswordLink', 'makeFirstAdministrator', 'forgetKnownDevice'],
  ...['beginAuthenticator', 'enableAuthenticator', 'renewRecoveryCodes', 'disableAuthenticator'],
  ...[
    'savePortrait',
    'removePortrait',
    'changeNotificationSettings',
    'readNotification',
    'readAllNotifications',
  ],
  ...['openUpload', 'sendChunk', 'completeUpload', 'cancelUpload', 'sendLocation'],
]);

const WRITES: readonly AnyEndpoint[] = (ENDPOINTS as readonly AnyEndpoint[]).filter(
  ({ method, name }) => method !== 'GET' && !OWN.has(name),
);

function callNamed(name: string): AnyEndpoint {
  const found = WRITES.find((one) => one.name === name);
  if (!found) throw new Error(`there is no call ${name}`);
  return found;
}

const stepped = new Set(Object.values(STEPS).flatMap(({ calls }) => calls));
for (const name of [...stepped, ...Object.keys(SCREENS)]) callNamed(name);

/** A step that was refused has nothing to go on with; what the server itself breaks on is another error (`apiOf`). */
function stopsHere(error: unknown): void {
  if (!(error instanceof TypeError)) throw error;
}

/** Everything that can be written and is not about oneself. */
export const MOVES: readonly Move[] = [
  ...Object.entries(STEPS).map(([name, { step, opens }]) => ({
    name,
    opens,
    steps: true as const,
    act: ({ world }: Walk) => step(world).catch(stopsHere),
  })),
  ...Object.entries(WAYS).map(([name, { act, opens }]) => ({
    name,
    opens,
    steps: true as const,
    act: (walk: Walk) => act(walk).catch(stopsHere),
  })),
  ...WRITES.filter(({ name }) => !stepped.has(name)).map((call): Move => ({
    name: call.name,
    opens: typeof call.guard === 'string' ? 'session' : call.guard,
    act: async (walk) => {
      const sent = await (SCREENS[call.name] ?? ((one: Walk) => fromScreen(one, call)))(walk);
      if (sent) await callOf(walk.world, 'direktur', call.method as 'POST', sent.path, sent.body);
    },
  })),
];
