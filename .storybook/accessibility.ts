import axe, { type AxeResults, type NodeResult, type Result, type RunOptions } from 'axe-core';
import { agreesWithAxe, hangsOnPlace, isReadable, type MeasuredByAxe } from './contrast';
import { markupOf } from './markup';
import type { Look, StoryContext } from './looks';

/** What colours can change where the elements are the same. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
/**
 * What places and sizes can change where the elements are the same; for contrast see `doubtful`. The last two guess from
 * its size whether a table holds data.
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
    rules: Object.fromEntries(rules.map(({ id, enabled }) => [id, { enabled: enabled ?? true }])),
  };
  const seen = new Set<string>();
  /** Texts whose contrast can be measured again without axe. */
  let texts: Element[] = [];
  /** What axe alone can judge: always, and where places have changed. */
  let unclear: Element[] = [];
  let unclearElsewhere: Element[] = [];

  /** @throws with what is wrong, and where */
  return async function check(look: Look) {
    const markup = markupOf(document.body);
    if (!seen.has(markup)) {
      remember(await run(look, [document.body], all));
      seen.add(markup);
      return;
    }
    const elements = doubtful(look);
    if (elements.length > 0) await run(look, elements, only(COLOURS));
    if (look === 'phone') await run(look, [document.body], only(PLACES));
  };

  function remember(results: AxeResults) {
    texts = [];
    unclear = nodesOf(results, 'link-in-text-block').flatMap(({ element }) => element ?? []);
    unclearElsewhere = [];
    for (const { element, any } of nodesOf(results, 'color-contrast')) {
      if (!element) continue;
      const byAxe = (any[0]?.data ?? {}) as MeasuredByAxe;
      if (agreesWithAxe(element, byAxe)) texts.push(element);
      else if (hangsOnPlace(byAxe)) unclearElsewhere.push(element);
      else unclear.push(element);
    }
  }

  /** Where axe has to look at colours again. */
  function doubtful(look: Look): Element[] {
    const elements = [
      ...unclear,
      ...(look === 'phone' ? unclearElsewhere : []),
      ...texts.filter((text) => !isReadable(text)),
    ];
    const areReplaced = elements.some((element) => !element.isConnected);
    return areReplaced ? [document.body] : elements;
  }

  function only(wanted: string[]): RunOptions {
    return { runOnly: wanted.filter((rule) => !off.has(rule)) };
  }
}

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

function described({ id, help, helpUrl, nodes }: Result) {
  const places = nodes.map(({ target, html, failureSummary }) =>
    [target.join(' '), html, failureSummary].join('\n'),
  );
  return [`${id}: ${help} (${helpUrl})`, ...places].join('\n\n');
}
