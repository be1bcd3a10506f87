import type { HttpHandler } from 'msw';

/** Every feature's happy path; a story's own `parameters.msw` comes before these. */
export const happyPath: HttpHandler[] = [];
