import * as z from 'zod/mini';
import { nameText } from './plainText';

/*
 * What is entered of a person of the company, wherever it is: by the first administrator, by an invitation, on the
 * person's page.
 */

/** Lower case: letters, digits, dots, dashes and underscores between the first and the last sign. */
export const USERNAME = /^[a-z0-9](?:[a-z0-9._-]{1,38})[a-z0-9]$/;

export const username = z.string().check(z.trim(), z.toLowerCase(), z.regex(USERNAME));
export const personName = nameText(3, 80);
/** Where one-time codes and links go. */
export const emailAddress = z.string().check(z.trim(), z.maxLength(120), z.email());
