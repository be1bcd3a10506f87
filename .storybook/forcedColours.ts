import { commands } from 'vitest/browser';

/*
 * Forced colours (high contrast of the system) take backgrounds and shadows away. What an attribute shows by them, such as
 * unread, chosen, current or changed, must then show by something else, and a box must have an edge. Asked of the element
 * itself: its look with the attribute and without it.
 */

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Forced colours on or off (scripts/pictures/lookAt.mjs). */
    setForcedColours(active: boolean): Promise<void>;
  }
}

/** Attributes that name a part or its kind: what it says stands in its words as well. */
const NO_STATE =
  /^(?!data-|aria-)|^data-(?:part|card|kind|tone|theme|shape|size|scrolls|fits|empty|action|testid)$|^aria-(?:label|hidden|live)/;

/** What has to keep its edge where it has a background of its own. */
const BOXES = [
  '[data-tone]',
  '[role="alert"]',
  '[role="status"]',
  '[role="progressbar"]',
  'button',
  'a',
].join();

/** Parts of an element that are compared at most. */
const MOST_PARTS = 40;

/** What is asked of an element: `attribute` names a state, or nothing where the element is a box. */
interface Asked {
  element: Element;
  attribute?: string;
}

declare global {
  /** What held in this page so far: a piece has the same look in every story. */
  var __seenWithForcedColours: Set<string> | undefined;
}

const held = (globalThis.__seenWithForcedColours ??= new Set<string>());

/** @throws with every state and every box that cannot be seen with forced colours */
export async function checkForcedColours(where: string): Promise<void> {
  const asked = [
    ...new Map([...statesOnScreen(), ...boxesOnScreen()].map((one) => [keyOf(one), one])).values(),
  ];
  const doubtful = asked.filter(hangsOnBackground);
  for (const one of asked) if (!doubtful.includes(one)) held.add(keyOf(one));
  if (doubtful.length === 0) return;
  await commands.setForcedColours(true);
  const canvas = getComputedStyle(document.body).backgroundColor;
  const lost = doubtful.filter((one) => !isSeen(one, canvas));
  await commands.setForcedColours(false);
  for (const one of doubtful) if (!lost.includes(one)) held.add(keyOf(one));
  if (lost.length > 0)
    throw new Error(`${where}: lost with forced colours\n${lost.map(describe).join('\n')}`);
}

function* statesOnScreen(): Generator<Asked> {
  for (const element of document.querySelectorAll('body *'))
    for (const { name } of element.attributes)
      if (!NO_STATE.test(name) && isNew({ element, attribute: name })) yield { element, attribute: name };
}

function* boxesOnScreen(): Generator<Asked> {
  for (const element of document.querySelectorAll(BOXES)) if (isNew({ element })) yield { element };
}

const isNew = (asked: Asked) =>
  !held.has(keyOf(asked)) && asked.element.checkVisibility({ visibilityProperty: true });

/** What has the same classes around it and says the same has the same look; texts and ids tell nothing. */
function keyOf({ element, attribute = '' }: Asked): string {
  const value = element.getAttribute(attribute)?.slice(0, 12) ?? element.getAttribute('data-tone');
  const around = element.parentElement?.closest('[class]')?.className;
  return [innerWidth, attribute, value, element.localName, element.className, around].join('|');
}

function hangsOnBackground({ element, attribute }: Asked): boolean {
  if (attribute)
    return differs(element, attribute, ({ backgroundColor, boxShadow }) => backgroundColor + boxShadow);
  const style = getComputedStyle(element);
  return !isClear(style.backgroundColor) && edgesOf(style) === '';
}

function isSeen({ element, attribute }: Asked, canvas: string): boolean {
  if (!attribute) return edgesOf(getComputedStyle(element)) !== '';
  return differs(element, attribute, (style, hasText) => {
    const { backgroundColor, color, content, textDecorationLine, transform } = style;
    const ground = isClear(backgroundColor) || backgroundColor === canvas ? '' : backgroundColor;
    return [
      edgesOf(style),
      ground,
      ...(hasText ? [color, content, textDecorationLine, transform] : []),
    ].join();
  });
}

type LookOf = (style: CSSStyleDeclaration, hasText: boolean) => string;

/** Whether an element, or something in it, looks otherwise without the attribute. */
function differs(element: Element, attribute: string, look: LookOf): boolean {
  const value = element.getAttribute(attribute) ?? '';
  const parts = [element, ...element.querySelectorAll('*')].slice(0, MOST_PARTS);
  const whole = () => parts.flatMap((part) => [...looksOf(part, look)]).join('\n');
  const withIt = whole();
  element.removeAttribute(attribute);
  const without = whole();
  element.setAttribute(attribute, value);
  return withIt !== without;
}

function* looksOf(part: Element, look: LookOf): Generator<string> {
  const own = getComputedStyle(part);
  const hasText = part.localName === 'svg' || [...part.childNodes].some((node) => node instanceof Text);
  yield own.display === 'none' || own.visibility === 'hidden' ? '' : look(own, hasText);
  for (const pseudo of ['::before', '::after']) {
    const style = getComputedStyle(part, pseudo);
    yield style.content === 'none' ? '' : look(style, /[^"\s]/.test(style.content));
  }
}

const isClear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);

/** Border and outline as far as there are any. */
const edgesOf = (style: CSSStyleDeclaration) =>
  [
    ...(['Top', 'Right', 'Bottom', 'Left'] as const).map((side) => [
      style[`border${side}Width`],
      style[`border${side}Style`],
      style[`border${side}Color`],
    ]),
    [style.outlineWidth, style.outlineStyle, style.outlineColor],
  ]
    .filter(([width, line, colour = '']) => width !== '0px' && line !== 'none' && !isClear(colour))
    .join();

function describe({ element, attribute }: Asked): string {
  const what = attribute ? `${attribute}="${element.getAttribute(attribute)}"` : 'box';
  const text = (element.textContent ?? '').trim().slice(0, 40);
  return `  ${what} of <${element.localName} ${element.className}> '${text}' in <${element.parentElement?.className}>`;
}
