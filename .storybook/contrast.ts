import { contrast } from '@/lib/theme/contrast';

/*
 * Contrast of simple texts: one colour, on the background of an element that the text stands in. Axe finds the same with
 * several times the work. So it looks at every text once, and what this file measures as axe did is measured here at the
 * looks that follow. Here a text is only ever found readable; whether it is not, axe says.
 */

/** What axe says of a text. */
export interface MeasuredByAxe {
  fgColor?: string;
  bgColor?: string;
  expectedContrastRatio?: string;
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

/** True when this file comes to the result of axe: then it can measure the text again at other looks. */
export function agreesWithAxe(text: Element, byAxe: MeasuredByAxe): boolean {
  const colours = coloursOf(text);
  if (colours?.text !== byAxe.fgColor || colours?.ground !== byAxe.bgColor) return false;
  return colours !== null && byAxe.expectedContrastRatio === `${needOf(text)}:1`;
}

/** True when the text can be read at the look that is shown now; false says that axe has to look. */
export function isReadable(text: Element): boolean {
  const colours = coloursOf(text);
  return colours !== null && contrast(colours.text, colours.ground) > needOf(text);
}

/**
 * Colours of a text and of what lies behind it: the backgrounds of the elements that it stands in, up to the first that
 * covers what is below. Null for everything that is less simple, for instance where another element lies behind it.
 */
function coloursOf(element: Element): { text: string; ground: string } | null {
  const layers: Colour[] = [];
  let owner: Element | null = null;
  for (let at: Element | null = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.opacity !== '1' || style.filter !== 'none' || style.mixBlendMode !== 'normal') return null;
    if (owner) continue;
    if (style.backgroundImage !== 'none' || style.clipPath !== 'none') return null;
    const layer = parse(style.backgroundColor);
    if (!layer) return null;
    if (layer[3] > 0) layers.push(layer);
    if (layer[3] === 1) owner = at;
  }
  if (groundBehind(element) !== owner) return null;
  const ground = layers.reduceRight((below, layer) => over(layer, below), WHITE);
  const style = getComputedStyle(element);
  const text = parse(style.color);
  if (!text || style.textShadow !== 'none' || style.webkitTextFillColor !== style.color) return null;
  return { text: hex(over(text, ground)), ground: hex(ground) };
}

/** The first element with a background of its own under the middle of a text, seen from above; null for the page. */
function groundBehind(element: Element): Element | null | undefined {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stack = document.elementsFromPoint(left + width / 2, top + height / 2);
  const from = stack.indexOf(element);
  if (from < 0) return undefined;
  return stack.slice(from).find((at) => parse(getComputedStyle(at).backgroundColor)?.[3] === 1) ?? null;
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
