import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildVersions } from '../mocks/buildPrices';
import { PriceHistory } from './PriceHistory';

/** One vehicle's prices over time: to come, present, past. */
const meta = {
  title: 'Features/Prices/PriceHistory',
  component: PriceHistory,
  parameters: { frame: 912 },
  args: { versions: buildVersions(), today: '2026-11-20' },
} satisfies Meta<typeof PriceHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnlyOne: Story = {
  args: {
    versions: buildVersions()
      .slice(2)
      .map((one) => ({ ...one, valid_to: null })),
  },
};
export const LongFileName: Story = {
  args: {
    versions: buildVersions()
      .slice(0, 1)
      .map((one) => ({
        ...one,
        list: one.list && {
          ...one.list,
          file_name: 'DAFTAR_HARGA_OTR_DAN_PENCAIRAN_JABODETABEK_JANUARI_2027_FINAL_REVISI_3.xlsx',
        },
      })),
  },
};
