import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { checkDeath, deathDraft } from '../domain/deathDraft';
import { buildDeath } from '../mocks/buildCollecting';
import { StoryUpload } from '../mocks/StoryPaper';
import { DeathForm } from './DeathForm';

const filled = deathDraft(buildDeath());

/** That a borrower died, and who is spoken to since. */
const meta = {
  title: 'Features/Collection/DeathForm',
  component: DeathForm,
  parameters: { frame: 520 },
  args: {
    ...{ formId: 'meninggal', values: deathDraft(null), errors: {}, slot: 'death-JKT-2603-00118' },
    ...{ Upload: StoryUpload, onChange: fn(), onSubmit: fn() },
  },
} satisfies Meta<typeof DeathForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { values: filled } };
export const Wrong: Story = { args: { errors: checkDeath(deathDraft(null)) } };
export const Saving: Story = { args: { values: filled, busy: true } };
