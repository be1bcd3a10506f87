import type { Decorator } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';

type Args = Readonly<Record<string, unknown>>;

interface KeptProps {
  args: Args;
  /** The prop that hears of a new value. */
  heardBy: string;
  draw: (args: Args) => ReactNode;
}

function Kept({ args, heardBy, draw }: KeptProps) {
  const [value, setValue] = useState(args.value);
  const hear = args[heardBy] as ((next: unknown) => void) | undefined;
  return draw({
    ...args,
    value,
    [heardBy]: (next: unknown) => {
      setValue(next);
      hear?.(next);
    },
  });
}

/** Keeps the `value` of a field as the form around it does, so that a story's code is the field alone. */
export const keepsValue =
  (heardBy = 'onChange'): Decorator =>
  (Story, { args }) => <Kept args={args} heardBy={heardBy} draw={(kept) => Story({ args: kept })} />;
