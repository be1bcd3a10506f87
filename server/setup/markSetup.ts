import type { SetupStep } from '@/lib/contract/companySetup';
import { conflict } from '../platform/core/ApiError';
import { writeHistory } from '../platform/history/writeHistory';
import type { StaffCall } from '../platform/http/route';
import { companySetup } from './companySetup';
import { requireSetUp } from './maySetUp';
import { keepNotes, lockSetup, readNotes } from './setupNotes';

type Call<B> = Pick<StaffCall<unknown, unknown, B>, 'db' | 'staff' | 'now' | 'origin' | 'body'>;

/** What each step is called in the log and in refusals. */
const STEP_NAMES: Readonly<Record<SetupStep, string>> = {
  COMPANY: 'Perusahaan dan kantor pertama',
  TITLES: 'Jabatan',
  STAFF: 'Staff pertama',
  CALCULATION: 'Perhitungan',
  CONTRACT_TYPE: 'Jenis Kontrak',
  FINANCE: 'Finance',
  PRICES: 'OTR dan Pencairan',
};

/** Notes that a step is passed over, or no longer; what is so already writes nothing. */
export async function skipStep(call: Call<{ step: SetupStep; skipped: boolean }>): Promise<void> {
  const { db, body } = call;
  requireSetUp(call.staff);
  await lockSetup(db);
  const notes = await readNotes(db);
  if (notes.skipped.includes(body.step) === body.skipped) return;
  const others = notes.skipped.filter((step) => step !== body.step);
  await keepNotes(db, { ...notes, skipped: body.skipped ? [...others, body.step] : others });
  await log(call, body.skipped ? 'SETUP_STEP_SKIPPED' : 'SETUP_STEP_RESUMED', {
    summary: `${body.skipped ? 'Melewati' : 'Melanjutkan'} langkah penyiapan ${STEP_NAMES[body.step]}`,
  });
}

/** Ends the set-up, or opens it again; what is so already writes nothing. 409: a step is neither done nor passed over. */
export async function finishSetup(call: Call<{ finished: boolean }>): Promise<void> {
  const { db, staff, now, body } = call;
  requireSetUp(staff);
  await lockSetup(db);
  const notes = await readNotes(db);
  if ((notes.finished !== null) === body.finished) return;
  if (body.finished) await requireNothingOpen(call);
  const finished = body.finished ? { at: now.toISOString(), by: staff.id } : null;
  await keepNotes(db, { ...notes, finished });
  await log(call, body.finished ? 'SETUP_FINISHED' : 'SETUP_REOPENED', {
    summary: body.finished ? 'Menyelesaikan penyiapan perusahaan' : 'Membuka lagi penyiapan perusahaan',
  });
}

async function requireNothingOpen({ db, staff, now }: Call<unknown>): Promise<void> {
  const { steps } = await companySetup(db, staff, now);
  const open = steps.filter(({ state }) => state === 'OPEN').map(({ step }) => STEP_NAMES[step]);
  if (open.length > 0) throw conflict(`Belum selesai dan belum dilewati: ${open.join(', ')}.`);
}

type Action = 'SETUP_STEP_SKIPPED' | 'SETUP_STEP_RESUMED' | 'SETUP_FINISHED' | 'SETUP_REOPENED';

const log = ({ db, staff, now, origin }: Call<unknown>, action: Action, { summary }: { summary: string }) =>
  writeHistory(db, {
    at: now,
    staffId: staff.id,
    action,
    summary,
    origin,
    record: { type: 'company', id: 1 },
  });
