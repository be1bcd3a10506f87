/** A declaration as it stands in a sheet. */
interface Declaration {
  property: string;
  value: string;
}

/** Values for a variable that a component sets: of which kind it is, the sheet does not say. */
const ANY_KIND = ['1px', '1', 'red', '50%', 'auto', '1mm'];

/**
 * Declarations that the browser drops, by themselves or once their variables have values: it keeps `var()` unread until
 * then, and says nothing either way.
 * @param tokens values of the variables that stand on the page's root
 */
export function droppedDeclarations(css: string, tokens: (name: string) => string): string[] {
  const declarations = declarationsIn(css);
  const own = new Map(declarations.map(({ property, value }) => [property, value]));
  return declarations
    .filter(({ property, value }) => !property.startsWith('--') && !isKept(property, value))
    .map(({ property, value }) => `${property}: ${value}`);

  function isKept(property: string, value: string): boolean {
    return ANY_KIND.some((other) => CSS.supports(property, resolved(value, other)));
  }

  /** Innermost first, until none is left. */
  function resolved(value: string, other: string): string {
    // Apart from what stands beside it: `-var(--x)` is no number with a sign.
    const next = value.replaceAll(
      /var\((--[\w-]+)(?:,[^()]*(?:\([^()]*\))?[^()]*)?\)/g,
      (_, name: string) => {
        return ` ${tokens(name) || own.get(name) || other} `;
      },
    );
    return next === value ? value : resolved(next, other);
  }
}

/** What stands between `;`, `{` and `}`; a condition of `@media` is followed by `{`, and is none. */
function declarationsIn(css: string): Declaration[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@(?:page|font-face)[^{]*\{[^}]*\}/g, '');
  return [...plain.matchAll(/(?<=[;{}]\s*)([\w-]+):\s*([^;{}]+);/g)].map(([, property = '', value = '']) => ({
    property,
    value: value.replaceAll(/\s+/g, ' ').replace('!important', '').trim(),
  }));
}
