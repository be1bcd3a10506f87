import React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const COUNT = 'recentlyCreatedOwnerStacks';

/**
 * React's development build takes a stack trace of every element that is made, for its developer tools: 5 to 17 % of
 * the stories' processor time, and in a check nobody looks. It stops at 10,000 a second; here it finds that number
 * reached. Where React has no such count any more, nothing changes.
 */
export function withoutOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !(COUNT in internals)) return;
  Object.defineProperty(internals, COUNT, { get: () => Infinity, set: () => {} });
}
