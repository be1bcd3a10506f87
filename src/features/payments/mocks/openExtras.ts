import { userEvent, type within } from 'storybook/test';

/** In a story: opens what a payment form keeps folded. */
export const openExtras = (canvas: ReturnType<typeof within>) =>
  userEvent.click(canvas.getByRole('button', { name: /^Potongan & biaya/, expanded: false }));
