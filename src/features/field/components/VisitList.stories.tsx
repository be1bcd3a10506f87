import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildVisit, buildVisits } from '../mocks/buildVisit';
import { StoryFileView } from '../mocks/StoryFileView';
import { VisitList } from './VisitList';

/** Visits to a borrower, each with what came of it and what proves it. */
const meta = {
  title: 'Features/Field/VisitList',
  component: VisitList,
  args: { visits: buildVisits(), FileView: StoryFileView },
  parameters: { frame: 900 },
} satisfies Meta<typeof VisitList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: 'Lihat di peta' })[0]).toBeVisible();
    await expect(canvas.getByText('Bukan nasabah')).toBeVisible();
  },
};
/** A second one on its day that mends the first. */
export const Corrected: Story = {
  args: {
    visits: [
      buildVisit({
        ...{ id: '0d8f2d1e-5a4b-4c6d-8e7f-00000000000b', corrects: buildVisit().id, consent_id: 4 },
        again_reason: 'Salah tanggal janji',
      }),
      buildVisit({ corrected: true }),
    ],
  },
};
export const Empty: Story = { args: { visits: [] } };
export const Narrow: Story = { parameters: { frame: 328 } };
