/* What is known of links to a customer's card without the schema library. */

/** Path of the page that a link opens; the token stands behind it (SPEC 2: `/share/customer/{id}`). */
export const SHARED_PAGE = '/share/customer/';
