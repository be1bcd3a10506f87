import { sendLocation } from '@/lib/contract/locations';
import { mockEndpoint } from '@/lib/mocks/mockEndpoint';

export const locationHandlers = [mockEndpoint(sendLocation, null)];
