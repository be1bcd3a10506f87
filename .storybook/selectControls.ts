import type { ArgTypesEnhancer } from 'storybook/internal/csf';

/** A prop that is one of several words is chosen from a list: as long as it may be, it takes one line of the panel. */
export const selectControls: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isOneOf(argType.type) && argType.control === undefined
        ? { ...argType, control: { type: 'select' } }
        : argType,
    ]),
  );

const isOneOf = (type: unknown) =>
  typeof type === 'object' && type !== null && 'name' in type && type.name === 'enum';
