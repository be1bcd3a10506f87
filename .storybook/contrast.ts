import { contrast } from '@/lib/theme/contrast';

/*
 * Contrast of simple texts: one colour, on the background of an element that the text stands in. Axe finds the same with
 * several times the work. Here a text is only ever found readable; whether it is not, axe says.
 * `stories/lib/Contrast.stories.tsx` holds the two against each other.
 */

/** What axe says of a text. */
export interface MeasuredByAxe {
  /** Why it was not measured. */
  messageKey?: string | null;
}

/** Reasons of axe that lie in shape and place, so that other colours change nothing. */
const OF_PLACE = [
  'hidden',
  'nonBmp',
  'bgOverlap',
  'elmPartiallyObscured',
  'elmPartiallyObscuring',
  'outsideViewport',
];

/** True when axe could not measure a text for where it stands. */
export const hangsOnPlace = ({ messageKey }: MeasuredByAxe) => OF_PLACE.includes(messageKey ?? '');

type Colour = readonly [red: number, green: number, blue: number, alpha: number];

const WHITE: Colour = [255, 255, 255, 1];

/** What an element adds to the colours of the texts in it. */
interface Layer {
  /** False where a text in it is not of one colour on one ground: see-through, filtered, blended, clipped, a picture. */
  isPlain: boolean;
  /** Null for a notation that is left to axe. */
  background: Colour | null;
}

/** Texts on screen, values of fields among them, of which this file cannot say that they are readable. */
export function textsToMeasure(): Element[] {
  const layers = new Map<Element, Layer>();
  const layerOf = (element: Element): Layer => {
    const known = layers.get(element);
    if (known) return known;
    const style = getComputedStyle(element);
    const layer: Layer = {
      isPlain: style.opacity === '1' && style.filter === 'none' && style.mixBlendMode === 'normal',
      background:
        style.backgroundImage === 'none' && style.clipPath === 'none' ? parse(style.backgroundColor) : null,
    };
    layers.set(element, layer);
    return layer;
  };
  return [...textsOf(document.body)].filter((text) => !isReadable(text, layerOf));
}

/** Every element that shows text of its own. */
function textsOf(root: Element): Set<Element> {
  const found = new Set<Element>(root.querySelectorAll('input, select, textarea'));
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.parentElement && (node as Text).data.trim() !== '') found.add(node.parentElement);
  for (const element of found) if (!isOnScreen(element)) found.delete(element);
  return found;
}

/** Text for the ear alone stands in a box of one pixel. */
function isOnScreen(element: Element): boolean {
  if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
}

type LayerOf = (element: Element) => Layer;

/** True when the text has the contrast that it needs; false says that axe has to look. */
function isReadable(text: Element, layerOf: LayerOf): boolean {
  const colours = coloursOf(text, layerOf);
  return colours !== null && contrast(colours.text, colours.ground) > needOf(text);
}

/**
 * Colours of a text and of what lies behind it: the backgrounds of the elements that it stands in, up to the first that
 * covers what is below. Null for everything that is less simple, for instance where another element lies behind it.
 */
function coloursOf(element: Element, layerOf: LayerOf): { text: string; ground: string } | null {
  const colours: Colour[] = [];
  let owner: Element | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { isPlain, background } = layerOf(at);
    if (!isPlain) return null;
    if (owner) continue;
    if (!background) return null;
    if (background[3] > 0) colours.push(background);
    if (background[3] === 1) owner = at;
  }
  if (groundBehind(element, layerOf) !== owner) return null;
  const ground = colours.reduceRight((below, colour) => over(colour, below), WHITE);
  const style = getComputedStyle(element);
  const text = parse(style.color);
  if (!text || style.textShadow !== 'none' || style.webkitTextFillColor !== style.color) return null;
  return { text: hex(over(text, ground)), ground: hex(ground) };
}

/** The first element with a background of its own under the middle of a text, seen from above; null for the page. */
function groundBehind(element: Element, layerOf: LayerOf): Element | null | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const from = stack.indexOf(element);
  if (from < 0) return undefined;
  return stack.slice(from).find((at) => layerOf(at).background?.[3] === 1) ?? null;
}

/** Contrast that a text needs: large text less (WCAG 1.4.3). */
function needOf(text: Element): 3 | 4.5 {
  const { fontSize, fontWeight } = getComputedStyle(text);
  const isBold = parseFloat(fontWeight) >= 700;
  return (parseFloat(fontSize) * 72) / 96 >= (isBold ? 14 : 18) ? 3 : 4.5;
}

/** `rgb(…)` and `rgba(…)`; other notations are left to axe. */
function parse(colour: string): Colour | null {
  const [, red, green, blue, alpha = '1'] =
    /^rgba?\((\d+), (\d+), (\d+)(?:, ([\d.]+))?\)$/.exec(colour) ?? [];
  return red && green && blue ? [Number(red), Number(green), Number(blue), Number(alpha)] : null;
}

function over([red, green, blue, alpha]: Colour, below: Colour): Colour {
  const mix = (above: number, under: number) => above * alpha + under * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

const hex = ([red, green, blue]: Colour) =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
