import type { WaitingChange } from '../contract/changes';

/** A change of Kasir that the reader asked for and that waits for the approvers of the offices. */
export const buildWaitingChange = (over: Partial<WaitingChange> = {}): WaitingChange => ({
  id: 12,
  kind: 'TITLE',
  what: 'perubahan jabatan Kasir',
  request_by: { username: 'admin.sistem', name: 'Lukman Hakim' },
  requested_at: '2026-11-20T03:15:00.000Z',
  people: ['Bambang Kusuma', 'Hendra Gunawan'],
  takes_effect_at: null,
  may_decide: false,
  may_withdraw: true,
  ...over,
});
