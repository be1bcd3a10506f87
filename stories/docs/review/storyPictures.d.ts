declare module 'virtual:story-pictures' {
  /** Picture's name (`light/components-data-money/default`) → its width and height, px. */
  export const pictures: Record<string, [width: number, height: number]>;
}
