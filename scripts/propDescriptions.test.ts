import { expect, it } from 'vitest';
import { isDescribed, ownProps } from './code/ownProps.ts';
import { placeOf } from './code/sourceFiles.ts';

/* What a component is given is said in a sentence above each prop: its docs page shows it in the table of props. */

const props = ownProps('src/components', 'src/features', 'src/app');

it('knows the props of the library', () => {
  const names = (component: string) =>
    props.filter((prop) => prop.component === component).map(({ name }) => name);
  expect(names('Money')).toContain('value');
  // Through `FieldProps`, which another file declares.
  expect(names('DateField')).toEqual(expect.arrayContaining(['label', 'hint', 'error']));
});

it('every prop of our own has a description', () => {
  const silent = props.filter((prop) => !isDescribed(prop));
  expect([
    ...new Set(silent.map(({ component, name, node }) => `${placeOf(node)} ${component}: ${name}`)),
  ]).toEqual([]);
});
