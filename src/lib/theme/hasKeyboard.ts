/** Typing brings no keyboard over half of the screen: a finger would type on the screen itself. */
export const hasKeyboard = (): boolean => matchMedia('(pointer: fine)').matches;
