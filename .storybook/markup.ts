/** What says how an element looks and not what it is. */
const LOOKS = new Set(['class', 'style']);

/**
 * What there is to see and to hear in an element, as text: elements with their attributes, which of them are shown,
 * and what they say. Where two are the same, only colours, sizes and places can differ.
 */
export function markupOf(root: Element): string {
  const parts: string[] = [];
  write(root);
  return parts.join('');

  function write(element: Element) {
    parts.push(isShown(element) ? '<' : '<!', element.localName);
    for (const { name, value } of element.attributes) if (!LOOKS.has(name)) parts.push(` ${name}=${value}`);
    parts.push('>');
    for (const child of element.childNodes) {
      if (child instanceof Element) write(child);
      else if (child instanceof Text) parts.push(child.data);
    }
    parts.push('</>');
  }
}

const isShown = (element: Element) =>
  element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
