export { HolidayCalendar } from './HolidayCalendar';
export { LazyHolidayImport as HolidayImport } from './LazyHolidayImport';
export { HOLIDAY_UPLOAD_SEARCH, useIsHolidayUpload } from './useHolidayPlace';
