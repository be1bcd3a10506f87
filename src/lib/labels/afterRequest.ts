/** Why something waits: another request does, and is decided first. */
export const AFTER_REQUEST = 'Sesudah permintaan yang menunggu diputuskan.';
