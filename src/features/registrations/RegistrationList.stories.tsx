import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { listRegistrations } from '@/lib/contract/registrationList';
import { NOTIFICATION_SENT, notificationsChannel } from '@/lib/contract/realtime';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { storyRealtime } from '@/lib/mocks/storyRealtime';
import { readSession } from '@/lib/session/session';
import { RegistrationList } from './RegistrationList';
import { buildRows } from './mocks/buildRegistration';
import { RegistrationRoutes } from './mocks/RegistrationRoutes';
import {
  figuresFail,
  forbiddenList,
  listFails,
  listOffline,
  listSlow,
  manyRegistrations,
  noRegistrations,
} from './mocks/scenarios';
import { selectRegistrations } from './mocks/selectRegistrations';

/** Form Registrasi: the list of applications with its state in the address. */
const meta = {
  title: 'Features/Registrations/RegistrationList',
  component: RegistrationList,
  args: { hrefOf: (id) => `/customer/${id}`, addHref: '/customer/add' },
  parameters: { frame: 1240, route: '/customer', session: 'Admin Kontrak' },
  render: ({ addHref }) => <RegistrationRoutes addHref={addHref} />,
} satisfies Meta<typeof RegistrationList>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** How often the list was asked for, and a form that comes to the reader meanwhile. */
let asked = 0;
let handOver = () => {};

const addressOf = (canvas: Canvas) => canvas.getByTestId('address').textContent;
const shown = (text: string): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = { play: shown('1–20 dari 30') };
/** One status of the flow, from the one that has waited longest. */
export const OneStatus: Story = {
  parameters: { route: '/customer?status=3' },
  play: async ({ canvas }) => {
    await canvas.findByText('1–5 dari 5');
    await expect(await canvas.findByRole('button', { name: 'Survei 5' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  },
};
/** Who has stood longest with the forms of one marketer. */
export const OldOnesOfAMarketer: Story = {
  parameters: { route: '/customer?marketer=3&age=14' },
  play: shown('1–4 dari 4'),
};
export const Loading: Story = { parameters: { msw: listSlow } };
export const Empty: Story = {
  parameters: { msw: noRegistrations },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada form registrasi dalam proses');
    await expect(canvas.getByRole('link', { name: 'Tambah registrasi' })).toHaveAttribute(
      'href',
      '/customer/add',
    );
  },
};
/** A surveyor adds none. */
export const EmptyForASurveyor: Story = {
  args: { addHref: undefined },
  parameters: { msw: noRegistrations, session: 'Surveyor' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada form registrasi dalam proses');
    await expect(canvas.queryByRole('link', { name: 'Tambah registrasi' })).toBeNull();
  },
};
/** A search among what is under way leads on to all; a search among all starts over. */
export const NothingFound: Story = {
  parameters: { msw: noRegistrations, route: '/customer?search=zulkifli' },
  play: async ({ canvas }) => {
    await canvas.findByText('Tidak ada form registrasi untuk “zulkifli”');
    await userEvent.click(canvas.getByRole('button', { name: 'Cari di semua status' }));
    await waitFor(() => expect(addressOf(canvas)).toBe('/customer?search=zulkifli&status=all'));
    const [reset] = canvas.getAllByRole('button', { name: 'Atur ulang' }).reverse();
    if (reset) await userEvent.click(reset);
    await waitFor(() => expect(addressOf(canvas)).toBe('/customer'));
  },
};
export const MoreThanIsCounted: Story = {
  parameters: { msw: manyRegistrations },
  play: shown('1–20 dari 10.000+'),
};
export const Failed: Story = { parameters: { msw: listFails }, play: shown('Server bermasalah') };
export const Offline: Story = { parameters: { msw: listOffline }, play: shown('Tidak tersambung') };
export const Forbidden: Story = { parameters: { msw: forbiddenList }, play: shown('Tidak punya hak') };
/** What is handed to the reader while the list is open comes into it by itself; an approval of a receipt asks for nothing. */
export const FollowsAStep: Story = {
  tags: ['no-picture'],
  beforeEach: ({ msw }) => {
    asked = 0;
    let rows = buildRows(2);
    handOver = () => (rows = buildRows(3));
    msw.use(
      mockEndpoint(listRegistrations, ({ query }) => {
        asked += 1;
        return selectRegistrations(rows, query);
      }),
    );
  },
  play: async ({ canvas }) => {
    await canvas.findByText('1–2 dari 2');
    const before = asked;
    const push = (over: object) =>
      storyRealtime.push(notificationsChannel(readSession()?.id ?? ''), NOTIFICATION_SENT, {
        ...{ id: 6, title: 'Form registrasi: Analisa', message: '', source: 'approval', link: '3' },
        ...{ created_at: '2026-11-20T07:05:00.000Z', read_at: null },
        ...over,
      });
    push({ receipt_id: 42 });
    push({ source: 'credit' });
    await expect(asked).toBe(before);
    handOver();
    push({});
    await canvas.findByText('1–3 dari 3');
  },
};
/** The list works without its figures. */
export const FiguresFailed: Story = { parameters: { msw: figuresFail }, play: shown('1–20 dari 30') };

export const KeepsItsStateInTheAddress: Story = {
  play: async ({ canvas, step }) => {
    await canvas.findByText('1–20 dari 30');
    await step('Paging', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Halaman berikutnya' }));
      await canvas.findByText('21–30 dari 30');
      await expect(addressOf(canvas)).toBe('/customer?page=2');
    });
    await step('A figure narrows to its status, all shows the ended ones as well, and back', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: /^Survei \d/ }));
      await waitFor(() => expect(addressOf(canvas)).toBe('/customer?status=3'));
      await canvas.findByText('1–5 dari 5');
      await userEvent.click(canvas.getByRole('button', { name: /^Semua \d/ }));
      await canvas.findByText('1–20 dari 43');
      await waitFor(() => expect(addressOf(canvas)).toBe('/customer?status=all'));
      await userEvent.click(canvas.getByRole('button', { name: 'Dalam proses 30' }));
      await waitFor(() => expect(addressOf(canvas)).toBe('/customer'));
    });
    await step('Searching', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'dewi');
      await waitFor(() => expect(addressOf(canvas)).toBe('/customer?search=dewi'));
      await waitFor(() => expect(canvas.getByText('1–6 dari 6')).toBeVisible());
    });
  },
};

/** Opening a registration and coming back keeps filters and page. */
export const OpensARegistration: Story = {
  parameters: { route: '/customer?page=2' },
  play: async ({ canvas }) => {
    await userEvent.click((await canvas.findAllByRole('link', { name: /^Dewi Lestari/ }))[0] as HTMLElement);
    await waitFor(() => expect(addressOf(canvas)).toMatch(/^\/customer\/\d+$/));
    await expect(sessionStorage.getItem('angsur.7.registrasi.daftar')).toBe('?page=2');
  },
};
