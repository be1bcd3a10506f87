/** Widths that stories are looked at in, and that the toolbar offers. */
export const VIEWPORTS = {
  phone: { name: 'Ponsel 360', styles: { width: '360px', height: '740px' } },
  breakpoint: { name: 'Batas 767', styles: { width: '767px', height: '1024px' } },
  tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
  desktop: { name: 'Kantor 1280', styles: { width: '1280px', height: '800px' } },
  wide: { name: 'Lebar 1920', styles: { width: '1920px', height: '1080px' } },
};

/** The phone look, px. */
export const PHONE = {
  width: parseInt(VIEWPORTS.phone.styles.width),
  height: parseInt(VIEWPORTS.phone.styles.height),
};

/** Widths that pages are measured at besides those of the pictures, px. */
export const OTHER_WIDTHS = [parseInt(VIEWPORTS.tablet.styles.width), parseInt(VIEWPORTS.wide.styles.width)];

/** The window that test runs begin with; it grows with what a story shows, in height. */
export const WINDOW = { width: 1280, height: 1024 };
