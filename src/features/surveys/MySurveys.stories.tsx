import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { newId } from './device/KeptSurvey';
import { surveyStore } from './device/surveyDevice';
import { buildKeptSurvey, FACTS } from './mocks/buildKeptSurvey';
import { onDevice } from './mocks/DeviceWorld';
import { MySurveys } from './MySurveys';

const of = (registrationId: number, name: string) => ({ ...FACTS, registrationId, name });

/** What a surveyor has on this device; needs no connection. */
const meta = {
  title: 'Features/Surveys/MySurveys',
  component: MySurveys,
  args: { owner: '7', hrefOf: (id: number) => `/customer/${id}/survey` },
  parameters: { frame: 860, session: 'Surveyor' },
  beforeEach: () =>
    onDevice(
      [
        buildKeptSurvey({ id: newId(), step: 'waiting' }),
        buildKeptSurvey({
          id: newId(),
          facts: of(42, 'Ujang Sukandar'),
          visitedAt: '2026-11-20T03:00:00.000Z',
        }),
        buildKeptSurvey({
          id: newId(),
          ...{ step: 'sent', facts: of(43, 'Maria Rumbiak'), sentAt: '2026-11-20T04:00:00.000Z' },
          visitedAt: '2026-11-20T04:00:00.000Z',
        }),
        buildKeptSurvey({ id: newId(), owner: '12', facts: of(44, 'Milik surveyor lain') }),
      ],
      [
        of(41, 'Siti Rahmawati'),
        of(45, 'I Gusti Ngurah Agung Wirawan'),
        { ...of(46, 'Yohanes Wenda'), since: '2026-11-16T03:20:00.000Z' },
      ],
    ),
} satisfies Meta<typeof MySurveys>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Menunggu dikirim (2)' });
    await canvas.findByRole('heading', { name: 'Akan dikunjungi (2)' });
    await canvas.findByRole('heading', { name: 'Terkirim (1)' });
    await expect(canvas.queryByText('Milik surveyor lain')).toBeNull();
    // Who has waited longest comes first, with the ways to them.
    const [longest] = canvas.getAllByRole('link', { name: 'Isi survei' });
    await expect(longest).toHaveAttribute('href', '/customer/46/survey');
    await expect(canvas.getByText('Menunggu sejak 16 November 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Telepon Yohanes Wenda' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Telepon Maria Rumbiak' })).toBeNull();
  },
};
export const Empty: Story = {
  beforeEach: () => onDevice([]),
  play: async ({ canvas }) => void (await canvas.findByText('Belum ada survei')),
};
export const NoStorage: Story = {
  beforeEach: () => {
    const store = surveyStore();
    const { list } = store;
    store.list = () => Promise.reject(new Error('Peramban ini tidak dapat menyimpan survei.'));
    return () => {
      store.list = list;
    };
  },
  play: async ({ canvas }) => void (await canvas.findByText(/tidak dapat menyimpan survei/)),
};
