/** What time it is; tests move it. */
export type Clock = () => Date;

export const systemClock: Clock = () => new Date();
