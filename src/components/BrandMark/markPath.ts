/** The sign as one path in a box of 24; the same one draws the favicon and the app icons. */
export const MARK_PATH = 'M1.5 22.5 8.6 2.9a2.1 2.1 0 0 1 1.9-1.4v21zM12 9h4.5v13.5H12zM18 16.5h4.5v6H18z';
