import { userEvent, within } from 'storybook/test';

/**
 * In a story: chooses in a list whose choices come with an answer of their own, after the page. `userEvent` alone looks once.
 * @param select the list
 * @param name of the choice
 */
export async function chooseOption(select: HTMLElement, name: string): Promise<void> {
  await within(select).findByRole('option', { name });
  await userEvent.selectOptions(select, name);
}
