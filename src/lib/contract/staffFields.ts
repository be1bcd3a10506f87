import * as z from 'zod/mini';

/*
 * What is entered of a person of the company, wherever it is: by the first administrator, by an invitation, on the
 * person's page.
 */

/** Lower case: letters, digits, dots, dashes and underscores between the first and the last sign. */
export const USERNAME = /^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/;

export const username = z.string().check(z.trim(), z.toLowerCase(), z.regex(USERNAME));
export const personName = z.string().check(z.trim(), z.minLength(3), z.maxLength(80));
/** Where one-time codes and links go. */
export const emailAddress = z.string().check(z.trim(), z.maxLength(120), z.email());
