import type { RegistrationForm } from '@/lib/contract/registrationForm';
import { EMPTY_FORM } from '@/lib/registration/emptyForm';
import type { Registration } from '@/lib/contract/registrations';
import type { StatusKind } from '@/lib/contract/registrationStatuses';
import type { SignedIn } from '../../platform/auth/session';
import type { Db } from '../../platform/db/connect';
import { todayIn } from '../../calendar/today';
import { basisOf } from '../../registrations/basis';
import { moveRegistration } from '../../registrations/moveRegistration';
import { createRegistration, saveRegistration } from '../../registrations/saveRegistration';
import { receiveSurvey } from '../../registrations/surveys/receiveSurvey';
import { OFFICES } from '../company';
import { Random } from '../random';
import { flowOf, offeredBy, peopleOf } from './demoTeam';
import type { DemoFiles } from './DemoFiles';
import { demoForm } from './demoForm';
import { demoStepsOf, JOURNEYS, type DemoStep, type Journey } from './demoJourneys';
import { contractDateOf, momentsOf } from './demoTimes';
import { demoVisit } from './demoVisit';

const SEED = 20_261_124;

/** Something that somebody does at a moment. */
export interface Act {
  by: SignedIn;
  at: Date;
  run: () => Promise<unknown>;
}

/** Where the demo's log says that it was done from. */
const ORIGIN = { ip: '127.0.0.1', device: null };

/** Who does what, by office; decisions go round among those who may. */
const CREW: Readonly<
  Record<number, { clerk: string; surveyor: string | null; approvers: readonly string[] }>
> = {
  1: {
    clerk: 'kontrak.jkt',
    surveyor: 'surveyor.jkt',
    approvers: ['penyetuju.jkt', 'kacab.jkt', 'penyetuju.jkt'],
  },
  2: { clerk: 'penyetuju.mks', surveyor: null, approvers: [] },
};

const NOTES: Partial<Record<StatusKind, readonly [string, ...string[]]>> = {
  DRAFT: ['Alamat tempat kerja belum lengkap, mohon dilengkapi.', 'Nomor telepon tidak dapat dihubungi.'],
  REJECTED: ['Penghasilan tidak cukup untuk angsuran ini.', 'Pemohon masih menunggak di kontrak lain.'],
  CANCELLED: ['Pemohon membatalkan pengajuannya.', 'Kendaraan sudah terjual kepada orang lain.'],
};

/** What is not filled yet in a draft. */
const UNFINISHED: readonly Partial<RegistrationForm>[] = [
  { emergency: EMPTY_FORM.emergency },
  { emergency: EMPTY_FORM.emergency, structure: EMPTY_FORM.structure, vehicle: EMPTY_FORM.vehicle },
  { spouse: EMPTY_FORM.spouse, structure: EMPTY_FORM.structure },
];

/**
 * The registrations of the demo company as what people did, in the order of time: run through the same functions as any
 * call, so that nothing is there which the product would refuse, and nothing is missing that it writes along.
 */
export async function planRegistrations(db: Db, files: DemoFiles, now: Date): Promise<Act[]> {
  const random = new Random(SEED);
  const [personOf, stepOf] = [await peopleOf(db), await flowOf(db)];
  const acts: Act[] = [];
  for (const [nth, journey] of JOURNEYS.entries()) {
    const demoSteps = demoStepsOf(journey);
    const { zone } = OFFICES.find(({ id }) => id === journey.office) ?? { zone: 'Asia/Jakarta' };
    const moments = momentsOf(random, demoSteps, { ...journey, zone, now });
    const day = contractDateOf(random, demoSteps, moments);
    const form = await formOf(db, random, { journey, day, personOf, now });
    const papers = journey.steps.includes('SUBMITTED') ? files : null;
    // Who is still at it has not come to the end of the form.
    const typed = journey.steps.length === 0 ? { ...form, ...UNFINISHED[nth % UNFINISHED.length] } : form;
    const one = new DemoRegistration(db, papers, random, typed);
    for (const [at, demoStep] of demoSteps.entries()) {
      const moment = moments[at]?.at ?? now;
      const by = personOf(doerOf(journey, nth, demoStep, stepOf));
      acts.push({ by, at: moment, run: () => one.do(demoStep, by, moment, stepOf) });
    }
  }
  return acts.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

type People = Awaited<ReturnType<typeof peopleOf>>;
type Flow = Awaited<ReturnType<typeof flowOf>>;

async function formOf(
  db: Db,
  random: Random,
  { journey, day, personOf, now }: { journey: Journey; day: string; personOf: People; now: Date },
): Promise<RegistrationForm> {
  const { office } = journey;
  const surveyor = CREW[office]?.surveyor ?? null;
  const offered = await offeredBy(db, office, {
    ...{ day, thisYear: now.getUTCFullYear() },
    surveyor: surveyor === null ? null : personOf(surveyor).id,
  });
  return demoForm(random, offered, day, (form) => basisOf(db, form, day));
}

function doerOf({ office }: Journey, nth: number, demoStep: DemoStep, stepOf: Flow): string {
  const crew = CREW[office] ?? { clerk: '', surveyor: null, approvers: [] };
  const by = demoStep.kind === 'move' ? stepOf(demoStep.from, demoStep.to).by : null;
  if (by === 'surveyor' || demoStep.kind === 'visit') return crew.surveyor ?? '';
  if (by === 'is_credit_approval') return crew.approvers[nth % crew.approvers.length] ?? '';
  return crew.clerk;
}

/** One registration while its story is played. */
class DemoRegistration {
  private latest: Registration | null = null;

  constructor(
    private readonly db: Db,
    /** Null: it was never handed in, and has no papers. */
    private readonly files: DemoFiles | null,
    private readonly random: Random,
    private form: RegistrationForm,
  ) {}

  async do(demoStep: DemoStep, staff: SignedIn, now: Date, stepOf: Flow): Promise<void> {
    const call = { db: this.db, staff, now, origin: ORIGIN };
    const params = { id: String(this.latest?.id ?? '') };
    const version = this.latest?.version ?? 1;
    switch (demoStep.kind) {
      case 'create':
        if (this.files) this.form = await this.withPapers(this.files, staff, now);
        this.latest = await createRegistration({ ...call, body: { form: this.form } });
        return;
      case 'save':
        this.form = { ...this.form, note: 'Sudah dilengkapi setelah dikembalikan.' };
        this.latest = await saveRegistration({ ...call, params, body: { form: this.form, version } });
        return;
      case 'visit':
        await this.visit({ ...call, params });
        return;
      case 'move': {
        const { to } = stepOf(demoStep.from, demoStep.to);
        const notes = NOTES[demoStep.to];
        const note = notes ? this.random.pick(notes) : '';
        const along = await this.along(demoStep.to, staff, now);
        this.latest = await moveRegistration({ ...call, params, body: { to, version, note, ...along } });
      }
    }
  }

  /** What signing and paying out ask for: the signed paper, the transfer and its proof. */
  private async along(to: StatusKind, staff: SignedIn, now: Date) {
    if (to !== 'SIGNED' && to !== 'DISBURSED') return {};
    const [sent = 0] = (await this.files?.send(staff, ['income'], now)) ?? [];
    if (to === 'SIGNED') return { signed_paper: sent };
    const day = todayIn(staff.office.zone, now);
    const reference = `TRF${day.replaceAll('-', '')}${this.latest?.id ?? ''}`;
    return { disbursement: { way: 'TRANSFER' as const, day, reference, proof: sent } };
  }

  private async withPapers(files: DemoFiles, staff: SignedIn, now: Date): Promise<RegistrationForm> {
    return { ...this.form, documents: await files.documents(staff, this.form, now) };
  }

  private async visit(call: Omit<Parameters<typeof receiveSurvey>[0], 'body'>): Promise<void> {
    const { staff, now } = call;
    const photos = (await this.files?.send(staff, ['house', 'street'], now)) ?? [];
    const { office } = staff;
    const income = this.form.work.income ?? 0;
    const body = demoVisit(this.random, { office: office.id, income, at: now, photos });
    this.latest = await receiveSurvey({ ...call, body });
  }
}
