import { isValidElement } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import { unionText } from './unionText';

/** A prop that is one of several words is chosen from a list: as long as it may be, it takes one line of the panel. */
export const selectControls: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      if (argType.control !== undefined) return [name, argType];
      if (isOneOf(argType.type)) return [name, { ...argType, control: { type: 'select' } }];
      // What stands inside a piece is written in code: as a control it would be React's own description of it.
      if (isValidElement((initialArgs as Record<string, unknown>)[name] as object))
        return [name, { ...argType, control: false }];
      const options = unionText(writtenAs(argType.type));
      return [name, options ? { ...argType, options, control: { type: 'select' } } : argType];
    }),
  );

const isOneOf = (type: unknown) =>
  typeof type === 'object' && type !== null && 'name' in type && type.name === 'enum';

/** The type as it stands in the code. */
function writtenAs(type: unknown): string {
  if (typeof type !== 'object' || type === null) return '';
  if ('raw' in type && typeof type.raw === 'string') return type.raw;
  return 'value' in type && typeof type.value === 'string' ? type.value : '';
}
