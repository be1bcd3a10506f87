import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Monitoring, type MonitoringProps } from './Monitoring';
import { monitoringScenarios } from './mocks/scenarios';

const HREFS: MonitoringProps = {
  listHref: ({ path, query }) => `${path}?${new URLSearchParams(query).toString()}`,
  officeHref: (office) => `/monitoring?office=${office}`,
  collectorHref: (id) => `/collector/achievement/${id}`,
  marketerHref: (id) => `/marketing/${id}`,
};

/** Monitoring: what got worse and what waits stands on top; every figure says what it means and leads to its rows. */
const meta = {
  title: 'Features/Monitoring/Monitoring',
  component: Monitoring,
  args: HREFS,
  parameters: { frame: 1180, route: '/monitoring', session: 'Direktur' },
} satisfies Meta<typeof Monitoring>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = async (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  void (await canvas.findAllByRole('group', { name: /panah/ }));
const shown = (text: string | RegExp): Story['play'] =>
  async function shows({ canvas }) {
    await expect(await canvas.findByText(text)).toBeVisible();
  };

export const Default: Story = {
  play: async ({ canvas }) => {
    const late = await canvas.findByRole('link', { name: 'Rp1.705.700.000, Semua yang terlambat' });
    await expect(late).toHaveAttribute('href', '/overdue?due=late&office=all');
    await expect(canvas.getByRole('link', { name: '14 kontrak, 31–60 hari' })).toHaveAttribute(
      'href',
      '/overdue?due=all&bucket=31-60&office=all',
    );
    const names = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    // What is red comes first, then what waits, then the rest.
    await expect(names.indexOf('NPF')).toBeLessThan(names.indexOf('Tanpa kolektor'));
    await expect(names.indexOf('Tanpa kolektor')).toBeLessThan(names.indexOf('Outstanding'));
    await expect(canvas.getAllByText(/^20 Okt .*, naik/).length).toBeGreaterThan(3);
    await userEvent.click(canvas.getByLabelText('Arti · per 14.05, NPF'));
    await expect(canvas.getByText(/^Outstanding kolektibilitas 3–5 dibagi/)).toBeVisible();
    await drawn(canvas);
  },
};
/** All together, and office by office; each leads to its own. */
export const Offices: Story = {
  parameters: { msw: monitoringScenarios.offices },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Makassar' })).toHaveAttribute(
      'href',
      '/monitoring?office=3',
    );
    await drawn(canvas);
  },
};
/** Without the right to the lists the figures stand without links. */
export const WithoutLists: Story = {
  args: { listHref: () => null, collectorHref: null, marketerHref: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Rp1.705.700.000')).toBeVisible();
    await canvas.findByText('Dewi Anggraini');
    await expect(canvas.queryByRole('link')).toBeNull();
    await drawn(canvas);
  },
};
/** A company that has just begun: nothing waits, nothing was kept. */
export const Beginning: Story = {
  parameters: { msw: monitoringScenarios.beginning },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang memburuk atau menunggu.')).toBeVisible();
    await expect((await canvas.findAllByText('Belum ada angka 20 Okt')).length).toBeGreaterThan(5);
    await waitFor(() => expect(canvas.getAllByText('Belum ada pada bulan ini')).toHaveLength(2));
  },
};
/** Where some figures could not be had, the others stand. */
export const SomeFail: Story = {
  parameters: { msw: monitoringScenarios.someFail },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Penerimaan dan pencairan tidak dapat dimuat')).toBeVisible();
    await expect(await canvas.findByText('Grafik tidak dapat dimuat')).toBeVisible();
    await expect(await canvas.findByText('Peringkat tidak dapat dimuat')).toBeVisible();
    await expect(canvas.getByText('Rp1.705.700.000')).toBeVisible();
    await expect(canvas.queryByText('Penerimaan bulan ini')).toBeNull();
  },
};
export const LargestSums: Story = {
  parameters: { msw: monitoringScenarios.largest },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Rp98.765.432.100.000');
    await drawn(canvas);
  },
};
export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Rp1.705.700.000, Semua yang terlambat' });
    await drawn(canvas);
  },
};
export const Tablet: Story = {
  parameters: { frame: 768, msw: monitoringScenarios.offices },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Makassar' });
    await drawn(canvas);
  },
};
export const Loading: Story = { parameters: { msw: monitoringScenarios.asking } };
export const Failed: Story = {
  parameters: { msw: monitoringScenarios.fails },
  play: shown('Server bermasalah'),
};
export const Offline: Story = {
  parameters: { msw: monitoringScenarios.offline },
  play: shown('Tidak tersambung'),
};
export const Forbidden: Story = {
  parameters: { msw: monitoringScenarios.forbidden },
  play: shown('Tidak punya hak'),
};
export const HostWithoutIt: Story = {
  parameters: { msw: monitoringScenarios.hostWithout },
  play: shown('Tidak tersedia di server ini'),
};
