import { describe, expect, it } from 'vitest';
import { approveCreditBody } from './approvals';
import { CREDIT_VALUE_FIELDS } from './credits';
import { colonPath, fillPath } from './endpoint';
import { ENDPOINTS } from './endpoints';

describe('the contract', () => {
  it("holds SPEC 7's six calls to the letter", () => {
    const six = ENDPOINTS.filter((one) => one.origin === 'spec').map(
      (one) => `${one.method} ${one.path}${'body' in one ? ' +body' : ''}`,
    );
    expect(six).toEqual([
      'GET notifs/count',
      'GET notifs',
      'PUT notifs/{id}',
      'POST notifs/all',
      'POST locations +body',
      'PUT credits/{id} +body',
    ]);
  });

  it("approves with exactly SPEC 7's fields", () => {
    expect(Object.keys(approveCreditBody.shape).sort()).toEqual(
      [...CREDIT_VALUE_FIELDS, 'request_approval'].sort(),
    );
  });

  it('names every call and every method-path pair once', () => {
    expect(new Set(ENDPOINTS.map((one) => one.name)).size).toBe(ENDPOINTS.length);
    expect(new Set(ENDPOINTS.map((one) => `${one.method} ${one.path}`)).size).toBe(ENDPOINTS.length);
  });

  it('fills and encodes path parameters', () => {
    expect(fillPath('notifs/{id}', { id: 'a/b c' })).toBe('notifs/a%2Fb%20c');
    expect(() => fillPath('notifs/{id}', {})).toThrow('id');
    expect(colonPath('credits/{id}/request')).toBe('credits/:id/request');
  });
});
