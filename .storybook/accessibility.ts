import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core';
import { hangsOnPlace, textsToMeasure, type MeasuredByAxe } from './contrast';
import { markupOf } from './markup';
import type { Look, StoryContext } from './looks';

/** Measured by contrast.ts at every look; axe judges the texts that are left. */
const CONTRAST = 'color-contrast';
/** What other colours can change where the elements are the same. */
const LINKS = 'link-in-text-block';
/**
 * What places and sizes can change where the elements are the same. The last two guess from its size whether a table
 * holds data.
 */
const PLACES = ['target-size', 'scrollable-region-focusable', 'td-has-header', 'th-has-data-cells'];

/** Parts of Storybook that stand beside the story. */
const NOT_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** As the addon's panel reads it; rules can be switched on and off as a whole. */
interface AccessibilityParameter {
  options: { runOnly: string[] };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/**
 * Checks one story, look after look: with all rules of axe where an element, a text or an attribute is there that was
 * not at an earlier look, else for what the look can change.
 */
export function accessibilityOf(context: StoryContext) {
  const { options, config } = context.parameters.a11y as AccessibilityParameter;
  const own = config?.rules?.filter(({ enabled }) => enabled !== undefined) ?? [];
  // Off in the addon's panel as well: a story is seldom a whole page.
  const rules = [{ id: 'region', enabled: false }, ...own];
  const off = new Set(rules.filter(({ enabled }) => !enabled).map(({ id }) => id));
  const all: RunOptions = {
    runOnly: options.runOnly,
    rules: Object.fromEntries(
      [...rules, { id: CONTRAST, enabled: false }].map(({ id, enabled }) => [
        id,
        { enabled: enabled ?? true },
      ]),
    ),
  };
  const seen = new Set<string>();
  let links: Element[] = [];
  /** Texts that axe could not measure for where they stand: other colours change nothing. */
  let unmeasurable = new Set<Element>();

  /** @throws with what is wrong, and where */
  return async function check(look: Look) {
    const markup = markupOf(document.body);
    const isNew = !seen.has(markup);
    if (isNew || look === 'phone') unmeasurable = new Set();
    if (isNew) {
      links = elementsOf(await run(look, [document.body], all), LINKS);
      seen.add(markup);
    } else {
      await runOnly(look, [document.body], look === 'phone' ? PLACES : []);
      await runOnly(look, stillThere(links), [LINKS]);
    }
    const doubtful = textsToMeasure().filter(
      (text) => !text.closest(NOT_THE_STORY.join()) && !unmeasurable.has(text),
    );
    const results = await runOnly(look, doubtful, [CONTRAST]);
    for (const { element, any } of results ? nodesOf(results, CONTRAST) : [])
      if (element && hangsOnPlace((any[0]?.data ?? {}) as MeasuredByAxe)) unmeasurable.add(element);
  };

  /** Null where there is nothing to look at. */
  async function runOnly(look: Look, elements: Element[], wanted: string[]): Promise<AxeResults | null> {
    const asked = wanted.filter((rule) => !off.has(rule));
    return elements.length > 0 && asked.length > 0 ? run(look, elements, { runOnly: asked }) : null;
  }
}

/** Where a part was replaced, everything is looked at. */
const stillThere = (elements: Element[]): Element[] =>
  elements.some((element) => !element.isConnected) ? [document.body] : elements;

async function run(look: Look, include: Element[], asked: RunOptions): Promise<AxeResults> {
  const context = { include, exclude: NOT_THE_STORY };
  const results = await axe.run(context, { ...asked, elementRef: true, selectors: false });
  if (results.violations.length === 0) return results;
  // A selector is worth finding only for what is wrong.
  const { violations } = await axe.run(context, { ...asked, resultTypes: ['violations'] });
  throw new Error(`${look}: ${violations.map(described).join('\n\n')}`);
}

const nodesOf = ({ passes, incomplete }: AxeResults, rule: string): NodeResult[] =>
  [...passes, ...incomplete].filter(({ id }) => id === rule).flatMap(({ nodes }) => nodes);

const elementsOf = (results: AxeResults, rule: string): Element[] =>
  nodesOf(results, rule).flatMap(({ element }) => element ?? []);

function described({ id, help, helpUrl, nodes }: Result) {
  const places = nodes.map(({ target, html, failureSummary }) =>
    [target.join(' '), html, failureSummary].join('\n'),
  );
  return [`${id}: ${help} (${helpUrl})`, ...places].join('\n\n');
}
