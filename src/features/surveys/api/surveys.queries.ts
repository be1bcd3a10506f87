import { queryOptions } from '@tanstack/react-query';
import { getRegistration } from '@/lib/contract/registrations';
import { call } from '@/lib/http/request';
import { queryRoot } from '@/lib/query/queryRoots';

const surveyKeys = {
  registration: (id: number) => [...queryRoot('survey-visit'), 'registration', id] as const,
};

/** A registration to visit, as the server has it now. Not tried again by itself: a visit begins without a connection too. */
export const visitedRegistrationOptions = (id: number) =>
  queryOptions({
    queryKey: surveyKeys.registration(id),
    queryFn: ({ signal }) => call(getRegistration, { params: { id: String(id) }, signal }),
    retry: false,
  });
