import { expect, screen, waitFor } from 'storybook/test';

/**
 * In a story: the outcome of an act is told, has the focus, and stands in view as the page stands.
 * @returns what tells it
 */
export async function resultHasFocus(words: string | RegExp): Promise<HTMLElement> {
  const result = await screen.findByRole('region', { name: words });
  await waitFor(() => expect(result).toHaveFocus());
  const { top, bottom, left, right } = result.getBoundingClientRect();
  await expect(top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth).toBe(true);
  return result;
}
