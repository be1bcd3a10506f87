/** A whole page: landmarks and the one h1 are checked here, which a piece alone leaves out. */
export const pageParameters = { layout: 'fullscreen', a11y: { config: { rules: [] } } };

/** A phone, whatever look the run has. */
export const phone = { viewport: { value: 'phone' } };
