import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildSetup } from '../mocks/buildSetup';
import { GivenFacts } from './GivenFacts';

const { given } = buildSetup();

/** What every company begins with. */
const meta = {
  title: 'Features/Setup/GivenFacts',
  component: GivenFacts,
  args: { given, hrefs: { statuses: '/master/status', regions: '/master/region' } },
} satisfies Meta<typeof GivenFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** With kelurahan from a file, and no holidays. */
export const Imported: Story = { args: { given: { ...given, villages: 83_436, holidays_to: null } } };
