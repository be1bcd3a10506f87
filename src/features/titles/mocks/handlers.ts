import type { HttpHandler } from 'msw';
import { changeTitle, createTitle, deleteTitle, listTitles, previewTitle } from '@/lib/contract/titles';
import { mockEndpoint, refuse } from '@/lib/mocks/mockEndpoint';
import { buildPreview, buildTitle, buildTitles } from './buildTitle';

const find = (id: unknown) => buildTitles().find((title) => String(title.id) === String(id));
const missing = () => refuse(404, 'Jabatan ini tidak ada.');

/** Writes are accepted and change nothing. */
export const titleHandlers: HttpHandler[] = [
  mockEndpoint(listTitles, { rows: buildTitles(), may_change: true }),
  mockEndpoint(createTitle, ({ body }) => {
    const taken = buildTitles().find(({ name }) => name.toLowerCase() === body.name.toLowerCase());
    if (!taken) return { ...buildTitle({ id: 102, holders: 0, used_by: 0 }), ...body };
    const message = `Nama ${taken.name} sudah dipakai jabatan lain.`;
    return refuse(409, message, { errors: { name: message }, version: null, current: taken });
  }),
  mockEndpoint(previewTitle, ({ params }) => {
    const current = find(params.id);
    if (!current) return missing();
    const { people } = buildPreview();
    return buildPreview({ current, people: current.holders === 0 ? [] : people.slice(0, current.holders) });
  }),
  mockEndpoint(changeTitle, ({ params, body }) => {
    const title = find(params.id);
    return title ? { ...title, ...body, version: title.version + 1 } : missing();
  }),
  mockEndpoint(deleteTitle, ({ params }) => ({ id: Number(params.id) })),
];
