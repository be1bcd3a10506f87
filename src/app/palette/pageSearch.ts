/** The search of the open page; undefined: it has none. */
export const pageSearch = (): HTMLInputElement | undefined =>
  [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find((field) =>
    field.checkVisibility(),
  );

/** What is typed next takes the place of what stands there. */
export function goToSearch(field: HTMLInputElement): void {
  field.focus();
  field.select();
}
