import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { States } from '@/lib/mocks/States';
import { ChoiceList } from './ChoiceList';

/** One of several records, each with its facts or with why it cannot be chosen. */
const meta = {
  title: 'Features/Requests/ChoiceList',
  component: ChoiceList,
  args: {
    label: 'Pembayaran',
    value: null,
    onChange: fn(),
    choices: [
      {
        value: '12',
        title: '20 November 2026, Rp8.496.000',
        detail: '3 nota: JKT/2611/00058, JKT/2611/00059, JKT/2611/00060. Dicatat Eka Lestari.',
      },
      {
        value: '11',
        title: '20 Oktober 2026, Rp2.832.000',
        detail: '1 nota: JKT/2610/00040. Dicatat Eka Lestari.',
      },
      {
        value: '9',
        title: '18 September 2026, Rp2.832.000',
        obstacle: 'Masih ada permintaan yang menunggu pada nota JKT/2609/00031.',
      },
    ],
  },
} satisfies Meta<typeof ChoiceList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  render: (args) => (
    <States
      of={{
        'Nothing chosen yet': <ChoiceList {...args} />,
        Chosen: <ChoiceList {...args} value="12" />,
        'A choice is missing': <ChoiceList {...args} error="Pilih pembayaran yang dibatalkan." />,
        'While it is sent': <ChoiceList {...args} value="12" disabled />,
      }}
    />
  ),
  play: async ({ canvas, args }) => {
    const first = within(canvas.getByRole('region', { name: 'Nothing chosen yet' }));
    await userEvent.click(first.getByRole('radio', { name: /20 Oktober/ }));
    await expect(args.onChange).toHaveBeenCalledWith('11');
    await expect(first.getByRole('radio', { name: /18 September/ })).toBeDisabled();
  },
};
