import type { HttpHandler } from 'msw';
import { getCollectionHome } from '@/lib/contract/collectionHome';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';
import { buildCollectionHome } from './buildCollectionHome';

/** What is new in the collection of an office. */
export const collectionHomeHandlers: HttpHandler[] = [mockEndpoint(getCollectionHome, buildCollectionHome())];
