import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** See scripts/pictures/drawnFonts.mjs. */
    drawnFonts(): Promise<{ familyName: string; isCustomFont: boolean }[][]>;
  }
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Font family of the style → signs that are known to be drawn in fonts that come with the page, in any story so far. */
const known = new Map<string, Set<string>>();

/**
 * Every text is drawn in fonts that come with the page: those of a machine differ from machine to machine. The browser is
 * asked for signs that no story had before, so that most stories ask nothing.
 * @throws with the texts that are not, and the fonts that they are drawn in
 */
export async function checkFonts(where: string): Promise<void> {
  await document.fonts.ready;
  const asked = textsOf(document.body).flatMap(({ node, text, element }) => {
    const { fontFamily } = getComputedStyle(element);
    const drawn = known.get(fontFamily) ?? new Set();
    known.set(fontFamily, drawn);
    return [...text].some((sign) => !drawn.has(sign)) ? [{ node, text, element, drawn }] : [];
  });
  if (asked.length === 0) return;
  Object.assign(parent, { __drawnTexts: asked.map(({ node }) => node) });
  const fonts = await commands.drawnFonts();
  const foreign = asked.flatMap(({ text, element, drawn }, index) => {
    const its = fonts[index] ?? [];
    const others = its.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
    if (others.length > 0)
      return [
        `"${text.trim()}" in <${element.localName} class="${element.className}">: ${others.join(', ')}`,
      ];
    if (its.length > 0) for (const sign of text) drawn.add(sign);
    return [];
  });
  if (foreign.length > 0)
    throw new Error(
      `${where}: drawn in fonts of this machine, not in one that we bring:\n${foreign.join('\n')}`,
    );
}

/** Texts and what stands in fields. */
function textsOf(root: Element): { node: Node; text: string; element: Element }[] {
  const found: { node: Node; text: string; element: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: element } = node;
    const { data: text } = node as Text;
    if (element && text.trim() !== '' && element.checkVisibility()) found.push({ node, text, element });
  }
  for (const field of root.querySelectorAll<Field>('input, select, textarea'))
    if (shownIn(field) !== '' && field.checkVisibility())
      found.push({ node: field, text: shownIn(field), element: field });
  return found;
}

/** A choice's own words are those of its options, which are texts. */
const shownIn = (field: Field): string =>
  field instanceof HTMLSelectElement
    ? (field.selectedOptions[0]?.text ?? '')
    : field.value || field.placeholder;
