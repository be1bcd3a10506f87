import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { getCollectionHome } from '@/lib/contract/collectionHome';
import { mockEndpoint, never, offline, refuse } from '@/lib/mocks/mockEndpoint';
import { buildCollectionHome } from './mocks/buildCollectionHome';
import { CollectionToday } from './CollectionToday';

/** On Home, for whoever heads collection: what is new in it, each figure with the list that has its rows. */
const meta = {
  title: 'Features/Collection/CollectionToday',
  component: CollectionToday,
  args: {
    office: 1,
    hrefs: {
      ...{ overdue: '/overdue', promises: '/overdue/promise', letters: '/overdue/letter' },
      tts: '/collector/distribution/tts?late=1',
    },
  },
  parameters: { frame: 760, session: 'Supervisor Kolektor' },
} satisfies Meta<typeof CollectionToday>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: '14 kontrak' });
    await expect(link).toHaveAttribute('href', '/overdue?due=new');
    await expect(canvas.getByRole('link', { name: '3 kontrak' })).toHaveAttribute(
      'href',
      '/overdue?due=all&collector=none',
    );
    await expect(canvas.getByRole('link', { name: '21 kontrak' })).toHaveAttribute(
      'href',
      '/overdue?due=all&region=none',
    );
    const hrefOf = (name: string) => canvas.getByRole('link', { name }).getAttribute('href');
    await expect(hrefOf('9 kontrak')).toBe('/overdue?due=paid');
    await expect(hrefOf('6 janji')).toBe('/overdue/promise?group=today');
    await expect(hrefOf('8 surat')).toBe('/overdue?letter=due');
    await expect(hrefOf('12 surat')).toBe('/overdue/letter');
    await expect(hrefOf('2 TTS')).toBe('/collector/distribution/tts?late=1');
    await expect(canvas.getByText('Rp186.450.000')).toBeVisible();
  },
};
const nobody = { accounts: 0, outstanding: 0 };
/** A quiet morning: nothing to be opened. */
export const Nothing: Story = {
  parameters: {
    msw: [
      mockEndpoint(
        getCollectionHome,
        buildCollectionHome({
          ...{ newly_late: nobody, paid_late: { accounts: 0, collected: 0 }, without_collector: 0 },
          ...{ without_region: 0, promises_today: { accounts: 0, amount: 0 }, letters_waiting: 0 },
          letters_due: 0,
          tts_late: { count: 0, amount: 0 },
        }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('0 kontrak')).length).toBe(4);
    await expect(canvas.queryByRole('link', { name: /kontrak|surat|janji|TTS/ })).toBeNull();
  },
};
/** Who may not open the lists sees the figures alone. */
export const WithoutList: Story = {
  args: { hrefs: { overdue: null, promises: null, letters: null, tts: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('14 kontrak')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
/** The longest figures, in the narrowest frame. */
export const Large: Story = {
  parameters: {
    frame: 328,
    msw: [
      mockEndpoint(
        getCollectionHome,
        buildCollectionHome({
          newly_late: { accounts: 48_211, outstanding: 1_204_318_450_000 },
          paid_late: { accounts: 31_904, collected: 98_477_120_500 },
          promises_today: { accounts: 12_870, amount: 41_650_900_000 },
          tts_late: { count: 1_904, amount: 987_654_321_000 },
        }),
      ),
    ],
  },
};
export const Loading: Story = { parameters: { msw: [mockEndpoint(getCollectionHome, never)] } };

let cut = true;
/** Nothing is shown as zero because it did not come. */
export const Offline: Story = {
  parameters: { msw: [mockEndpoint(getCollectionHome, () => (cut ? offline() : buildCollectionHome()))] },
  beforeEach: () => {
    cut = true;
  },
  play: async ({ canvas }) => {
    const again = await canvas.findByRole('button', { name: 'Coba lagi' });
    await expect(canvas.queryByText(/^0 /)).toBeNull();
    cut = false;
    await userEvent.click(again);
    await canvas.findByText('14 kontrak');
  },
};
export const Forbidden: Story = {
  parameters: {
    msw: [mockEndpoint(getCollectionHome, () => refuse(403, 'Jabatan Anda tidak memiliki hak untuk ini.'))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Jabatan Anda tidak memiliki hak/)).toBeVisible();
  },
};
/** A host of six calls. */
export const HostWithoutTheCall: Story = {
  tags: ['no-picture'],
  parameters: { msw: [mockEndpoint(getCollectionHome, () => refuse(404, 'Alamat ini tidak ada.'))] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
