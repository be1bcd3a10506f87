/*
 * Paths of what the page asks for before its code is here. They stand apart from the schemas, for the script inside the
 * HTML carries no schema library.
 */
export const CREDITS_PATH = 'credits';
export const CREDIT_PATH = 'credits/{id}';
export const OFFICES_PATH = 'offices';
export const SHARED_CARD_PATH = 'shared-cards/{id}';
export const UNREAD_PATH = 'notifs/count';
