/*
 * It stands apart from the schemas so that the script inside the HTML, which knows the list's filters, carries no schema
 * library.
 */

/**
 * What is known of money that came by transfer (DOMAIN, Transfers): not on a checked statement yet, on one, or taken before
 * this was kept.
 */
export const TRANSFER_STATES = ['UNCONFIRMED', 'CONFIRMED', 'UNKNOWN'] as const;
export type TransferState = (typeof TRANSFER_STATES)[number];
