import axe, { type Result, type RunOptions } from 'axe-core';
import { markupOf } from './markup';
import type { Look, StoryContext } from './looks';

/** What other colours can change where the elements are the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/**
 * What places and sizes can change where the elements are the same. The last two guess from its size whether a table
 * holds data.
 */
const PLACES = [
  'color-contrast',
  'target-size',
  'scrollable-region-focusable',
  'td-has-header',
  'th-has-data-cells',
];
/** What `npm test` asks at phone width, where the rest is asked at the width of an office's screen. */
const PHONE_IN_GATE = ['target-size', 'scrollable-region-focusable'];

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
    rules: Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled: enabled ?? true }])),
  };
  const only = (names: string[]): RunOptions => ({ runOnly: names.filter((rule) => !off.has(rule)) });
  const isGate = import.meta.env.VITE_CHECKS === 'gate';
  const seen = new Set<string>();

  /** @throws with what is wrong, and where */
  return async function check(look: Look) {
    if (look === 'phone' && isGate) return run(look, only(PHONE_IN_GATE));
    const markup = markupOf(document.body);
    await run(look, seen.has(markup) ? only(look === 'phone' ? PLACES : COLOURS) : all);
    seen.add(markup);
  };
}

async function run(look: Look, asked: RunOptions): Promise<void> {
  const context = { include: [document.body], exclude: NOT_THE_STORY };
  // A selector is worth finding only for what is wrong.
  const { violations } = await axe.run(context, { ...asked, selectors: false });
  if (violations.length === 0) return;
  const found = await axe.run(context, { ...asked, resultTypes: ['violations'] });
  throw new Error(`${look}: ${found.violations.map(described).join('\n\n')}`);
}

function described({ id, help, helpUrl, nodes }: Result) {
  const places = nodes.map(({ target, html, failureSummary }) =>
    [target.join(' '), html, failureSummary].join('\n'),
  );
  return [`${id}: ${help} (${helpUrl})`, ...places].join('\n\n');
}
