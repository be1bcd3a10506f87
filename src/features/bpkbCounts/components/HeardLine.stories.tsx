import type { Meta, StoryObj } from '@storybook/react-vite';
import { HeardLine } from './HeardLine';

/** What the last code came to. */
const meta = {
  title: 'Features/BpkbCounts/HeardLine',
  component: HeardLine,
  parameters: { frame: 360 },
  args: { last: { heard: 'TAKEN', code: 'BPKB:1042-76', nth: 1 } },
} satisfies Meta<typeof HeardLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Taken: Story = {};
export const Again: Story = { args: { last: { heard: 'AGAIN', code: 'BPKB:1042-76', nth: 2 } } };
export const Unknown: Story = {
  args: { last: { heard: 'UNKNOWN', code: 'https://contoh.example/1', nth: 3 } },
};
export const OtherOffice: Story = { args: { last: { heard: 'OTHER_OFFICE', code: 'BPKB:7-77', nth: 4 } } };
export const Place: Story = { args: { last: { heard: 'PLACE', code: 'TEMPAT:12-62', nth: 5 } } };
export const NoPlace: Story = { args: { last: { heard: 'NO_PLACE', code: 'BPKB:7-77', nth: 6 } } };
export const Nothing: Story = { args: { last: null } };
