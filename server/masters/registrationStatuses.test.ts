import { describe, expect, it } from 'vitest';
import { flowProblems } from '@/lib/contract/registrationFlow';
import type { FlowStep, RegistrationStatus, Transition } from '@/lib/contract/registrationStatuses';
import { startApi } from '../testing/startApi';

interface Refusal {
  errors: Record<string, string>;
}

/** The flow as its keeper sees it. */
async function keeper() {
  const api = await startApi();
  const token = await api.signIn('admin.sistem');
  const list = async () =>
    (await api.call<{ rows: RegistrationStatus[] }>('GET', 'masters/statuses', { token })).data.rows;
  const find = async (code: string) => (await list()).find((row) => row.code === code)!;
  const send = (method: 'POST' | 'PUT' | 'DELETE', tail: string, body?: unknown) =>
    api.call<RegistrationStatus & Refusal>(method, `masters/statuses${tail}`, { token, body });
  const change = async (code: string, over: Partial<RegistrationStatus>) => {
    const row = await find(code);
    return send('PUT', `/${row.id}`, { ...writeOf(row), version: row.version, ...over });
  };
  const flip = async (code: string, active: boolean) => {
    const row = await find(code);
    return send('PUT', `/${row.id}/active`, { active, version: row.version });
  };
  return { api, token, list, find, send, change, flip };
}

const writeOf = ({ code, name, valid_from, valid_to, kind, transitions }: RegistrationStatus) => ({
  code,
  name,
  valid_from,
  valid_to,
  kind,
  transitions,
});
const to = (id: number, by: Transition['by'], needs_note = false): Transition => ({ to: id, by, needs_note });
const KOMITE = {
  code: 'KOMITE',
  name: 'Komite kredit',
  valid_from: '2026-01-01',
  valid_to: null,
  kind: 'REVIEW',
  transitions: [to(5, 'is_credit_approval'), to(8, 'is_credit_approval', true)],
};

describe('Status Pengajuan', () => {
  it('is a whole flow from the start, for every session to read', async () => {
    const { api, list } = await keeper();
    const rows = await list();
    expect(flowProblems(rows)).toEqual([]);
    expect(rows.map(({ code }) => code).join(' ')).toBe(
      'DRAF DIAJUKAN SURVEI ANALISA DISETUJUI TTD CAIR DITOLAK BATAL',
    );
    const token = await api.signIn('surveyor.jkt');
    const { data } = await api.call<{ steps: FlowStep[] }>('GET', 'statuses', { token });
    expect(data.steps[2]).toEqual({
      id: 3,
      code: 'SURVEI',
      name: 'Survei',
      kind: 'SURVEY',
      active: true,
      transitions: [to(1, 'surveyor', true), to(4, 'surveyor')],
    });
    expect((await api.call('GET', 'masters/statuses', { token })).http).toBe(403);
  });

  it('grows by a status that is led to first and switched on then', async () => {
    const { api, send, change, flip, find } = await keeper();
    const made = await send('POST', '', KOMITE);
    expect(made).toMatchObject({
      http: 200,
      data: { active: false, used_by: 0, transitions: KOMITE.transitions },
    });
    expect(await flip('KOMITE', true)).toMatchObject({
      http: 422,
      message: 'Komite kredit tidak dapat dicapai dari Draf.',
    });
    const survey = await find('SURVEI');
    const led = await change('SURVEI', {
      transitions: [...survey.transitions, to(made.data.id, 'surveyor')],
    });
    expect(led).toMatchObject({ http: 200, data: { version: survey.version + 1 } });
    expect(await flip('KOMITE', true)).toMatchObject({ http: 200, data: { active: true } });
    const { rows } = await api.connection.pool.query(
      "select changes from history where action = 'REGISTRATION_STATUS_CHANGED'",
    );
    expect(rows).toEqual([
      {
        changes: {
          transitions: [
            'DRAF (surveyor, catatan); ANALISA (surveyor)',
            'DRAF (surveyor, catatan); ANALISA (surveyor); KOMITE (surveyor)',
          ],
        },
      },
    ]);
  });

  it('says beside its field what a change would break, and keeps what was there', async () => {
    const { list, change, flip } = await keeper();
    const before = await list();
    expect((await change('SURVEI', { transitions: [to(5, 'is_customer')] })).data.errors).toMatchObject({
      'transitions.0.to': 'Disetujui hanya boleh dicapai dari status berjenis Analisa, bukan dari Survei.',
    });
    expect((await change('TTD', { transitions: [to(7, 'surveyor')] })).data.errors).toEqual({
      'transitions.0.by': 'Surveyor tidak boleh memutuskan Cair.',
    });
    expect((await change('DIAJUKAN', { kind: 'SURVEY' })).data.errors).toEqual({
      kind: 'Harus ada status aktif berjenis Diajukan.',
    });
    const off = await flip('ANALISA', false);
    expect(off.http).toBe(422);
    expect(off.message).toBe('Disetujui, Tanda tangan, Cair, Ditolak tidak dapat dicapai dari Draf.');
    expect(await list()).toEqual(before);
  });

  it('refuses what is no step at all', async () => {
    const { send, change } = await keeper();
    const steps = [to(3, 'surveyor'), to(4, 'surveyor'), to(4, 'is_customer'), to(999, 'is_customer')];
    expect((await change('SURVEI', { transitions: steps })).data.errors).toEqual({
      'transitions.0.to': 'Tidak dapat menuju dirinya sendiri.',
      'transitions.2.to': 'Tujuan ini sudah ada di atas.',
      'transitions.3.to': 'Status ini tidak ada.',
    });
    const wrong = await send('POST', '', {
      ...KOMITE,
      transitions: [{ ...to(5, 'is_customer'), by: 'semua' }],
    });
    expect(wrong.http).toBe(422);
    const dated = await send('POST', '', { ...KOMITE, valid_from: '2199-01-01', valid_to: '2199-12-31' });
    expect(dated.data.errors).toEqual({
      valid_from: 'Tidak boleh setelah hari ini.',
      valid_to: 'Status tidak berakhir pada suatu tanggal; nonaktifkan saja.',
    });
  });

  it('is deleted when it is off and nothing leads to it', async () => {
    const { find, send, change, flip } = await keeper();
    const made = (await send('POST', '', KOMITE)).data;
    const survey = await find('SURVEI');
    await change('SURVEI', { transitions: [...survey.transitions, to(made.id, 'surveyor')] });
    expect(await send('DELETE', `/${made.id}?version=1`)).toMatchObject({
      http: 409,
      message: 'Status Pengajuan KOMITE masih dituju dari Survei, jadi tidak dapat dihapus.',
    });
    await change('SURVEI', { transitions: survey.transitions });
    expect((await send('DELETE', `/${made.id}?version=1`)).http).toBe(200);
    expect((await flip('CAIR', false)).http).toBe(422);
  });

  it('holds when keepers take out two halves at once', async () => {
    const { send, change, flip, find, list } = await keeper();
    const second = (await send('POST', '', { ...KOMITE, code: 'BATAL2', kind: 'CANCELLED', transitions: [] }))
      .data;
    const draft = await find('DRAF');
    await change('DRAF', { transitions: [...draft.transitions, to(second.id, 'is_customer')] });
    await flip('BATAL2', true);
    // Either one alone may go: the flow needs one of the two.
    for (let round = 0; round < 5; round += 1) {
      const answers = await Promise.all([flip('BATAL', false), flip('BATAL2', false)]);
      expect(answers.map(({ http }) => http).sort()).toEqual([200, 422]);
      expect(flowProblems(await list())).toEqual([]);
      await Promise.all([flip('BATAL', true), flip('BATAL2', true)]);
    }
  });
});
