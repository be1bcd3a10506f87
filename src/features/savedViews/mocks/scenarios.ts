import type { HttpHandler } from 'msw';
import { changeView, listSavedViews, removeView, saveView, type SavedView } from '@/lib/contract/savedViews';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildView, buildViews, JAKARTA } from './buildView';

const STALE = 'Tampilan ini sudah diubah orang lain sejak Anda membukanya. Muat ulang, lalu coba lagi.';
const listed = (rows: SavedView[], offices = [] as { id: number; name: string }[]) =>
  mockEndpoint(listSavedViews, { rows, offices });

/** Named worlds of saved views. */
export const viewScenarios = {
  some: [listed(buildViews())],
  asking: [mockEndpoint(listSavedViews, never)],
  fails: [mockEndpoint(listSavedViews, () => refuse(500, ''))],
  offline: [mockEndpoint(listSavedViews, offline)],
  cannotSave: [listed(buildViews()), mockEndpoint(saveView, offline)],
  nameTaken: [
    listed(buildViews()),
    mockEndpoint(saveView, () =>
      refuse(422, 'Isian belum benar. Periksa yang ditandai.', {
        errors: { name: 'Anda sudah punya tampilan dengan nama ini.' },
      }),
    ),
  ],
  tooMany: [
    listed(buildViews()),
    mockEndpoint(saveView, () =>
      refuse(409, 'Anda sudah punya 30 tampilan dari daftar ini. Hapus salah satu dahulu.'),
    ),
  ],
  changedMeanwhile: [
    listed(buildViews()),
    mockEndpoint(changeView, () => refuse(409, STALE, { version: 2 })),
  ],
} satisfies Record<string, HttpHandler[]>;

/**
 * A server that keeps what is saved; a new world for each story.
 * @param leads the reader saves for the office too
 */
export function keepingViews(rows = buildViews(), leads = false): HttpHandler[] {
  let kept = rows.map((view) => ({ ...view, may_change: leads || view.office === null }));
  const find = (id: string) => kept.find((view) => view.id === Number(id)) ?? buildView();
  return [
    mockEndpoint(listSavedViews, () => ({ rows: kept, offices: leads ? [JAKARTA] : [] })),
    mockEndpoint(saveView, ({ body: { name, address, office_id } }) => {
      const made = buildView({ id: 60, name, address, office: office_id === null ? null : JAKARTA });
      kept = [...kept, made];
      return made;
    }),
    mockEndpoint(changeView, ({ params, body: { version, name, state } }) => {
      const before = find(String(params.id));
      const after = {
        ...before,
        version: version + 1,
        name,
        ...(state && { address: state.address, gone: [] }),
      };
      kept = kept.map((view) => (view.id === after.id ? after : view));
      return after;
    }),
    mockEndpoint(removeView, ({ params }) => {
      kept = kept.filter(({ id }) => id !== Number(params.id));
      return { id: Number(params.id) };
    }),
  ];
}
