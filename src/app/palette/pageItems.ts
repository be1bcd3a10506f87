import type { PaletteItem } from '@/components/CommandPalette/CommandPalette.types';
import type { PageAction } from '@/components/PageHeader/PageAction';
import { COMMAND_KEY } from '@/lib/browser/commandKey';
import { readSingleKeys } from '@/lib/session/singleKeys';
import { goToSearch, pageSearch } from './pageSearch';

/** What the header of the open page offers and can be done now. */
export const headerItems = (actions: readonly PageAction[]): PaletteItem[] =>
  actions
    .filter(({ whyNot, waits }) => !whyNot && !waits)
    .map(({ label, href, onSelect }) =>
      href === undefined ? { title: label, onSelect } : { title: label, href },
    );

/** What the open page does by keys: its buttons that name theirs, and its search. */
export function keyItems(): PaletteItem[] {
  const buttons = document.querySelectorAll<HTMLButtonElement>('main button[aria-keyshortcuts]:enabled');
  const search = pageSearch();
  return [
    ...[...buttons]
      .filter((button) => button.checkVisibility() && button.ariaDisabled !== 'true')
      .map((button) => ({
        title: wordsOf(button),
        keys: namesOf(button.getAttribute('aria-keyshortcuts') ?? ''),
        onSelect: () => button.click(),
      })),
    ...(search
      ? [
          {
            title: 'Ke kolom cari di halaman ini',
            keys: readSingleKeys() ? ['/'] : undefined,
            onSelect: () => goToSearch(search),
          },
        ]
      : []),
  ];
}

/** Without the keys, which stand in it for the eye. */
function wordsOf(button: HTMLElement): string {
  const shown = [...button.childNodes].filter(
    (node) => !(node instanceof Element && node.getAttribute('aria-hidden') === 'true'),
  );
  return shown.map(({ textContent }) => textContent).join('');
}

/** `Control+Enter` as keyboards have it. */
const namesOf = (keys: string): string[] =>
  keys.split('+').map((key) => (key === 'Control' || key === 'Meta' ? COMMAND_KEY : key));
