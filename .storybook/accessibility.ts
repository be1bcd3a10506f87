import axe, { type Result, type RunOptions } from 'axe-core';
import { markupOf } from './markup';
import type { Look, StoryContext } from './looks';

/** What colours can change where the elements are the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** What places and sizes can change where the elements are the same. */
const PLACES = ['color-contrast', 'target-size', 'scrollable-region-focusable'];
const CHANGED_BY: Record<Look, string[]> = { light: [], dark: COLOURS, phone: PLACES };

/** Parts of Storybook that stand beside the story. */
const NOT_THE_STORY = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/** As the addon's panel reads it; rules can be switched on and off as a whole. */
interface AccessibilityParameter {
  options: { runOnly: string[] };
  config?: { rules?: { id: string; enabled?: boolean }[] };
}

/**
 * Looks at one story with axe, look after look: with all rules where there is an element, a text or an attribute that
 * was not there at an earlier look, else with those alone that the look can change.
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
  const seen = new Set<string>();

  /** @throws with what is wrong, and where */
  return async function check(look: Look) {
    const markup = markupOf(document.body);
    const some: RunOptions = { runOnly: CHANGED_BY[look].filter((rule) => !off.has(rule)) };
    const asked = seen.has(markup) ? some : all;
    seen.add(markup);
    const { violations } = await axe.run(
      { include: document.body, exclude: NOT_THE_STORY },
      // What passes is neither counted nor described.
      { ...asked, resultTypes: ['violations'] },
    );
    if (violations.length > 0) throw new Error(`${look}: ${violations.map(described).join('\n\n')}`);
  };
}

function described({ id, help, helpUrl, nodes }: Result) {
  const places = nodes.map(({ target, html, failureSummary }) =>
    [target.join(' '), html, failureSummary].join('\n'),
  );
  return [`${id}: ${help} (${helpUrl})`, ...places].join('\n\n');
}
