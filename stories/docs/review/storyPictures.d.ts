declare module 'virtual:story-pictures' {
  /** Name of a picture that is drawn (`light/components-data-money/default`) → its hash, width and height, px. */
  export const pictures: Record<string, [hash: string, width: number, height: number]>;
  /** How many pictures there are, drawn or not. */
  export const count: number;
}
