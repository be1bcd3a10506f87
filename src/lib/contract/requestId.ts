/** Names one request, in the answer's header and in every line of the server's log about it. */
export const REQUEST_ID_HEADER = 'x-request-id';

/** What may stand there: ours has eight signs, a proxy's may be a UUID or 32 hexadecimal digits. */
export const REQUEST_ID = /^[\w.-]{4,64}$/;
