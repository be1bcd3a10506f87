import type { HttpHandler } from 'msw';
import { importHandlers, ImportWorld } from './ImportWorld';

/** Two statements, one to be posted and one that was; writes are answered and forgotten. */
export const importsHandlers: HttpHandler[] = importHandlers(() => new ImportWorld());
