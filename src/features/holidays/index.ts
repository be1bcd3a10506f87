export { HolidayCalendar } from './HolidayCalendar';
export { LazyHolidayImport } from './LazyHolidayImport';
export { HOLIDAY_UPLOAD_SEARCH, useIsHolidayUpload } from './useHolidayPlace';
export { useHolidayAdding } from './useHolidayAdding';
