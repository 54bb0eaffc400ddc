export { isBirthDate } from './birth-date.ts';
export { BODY_SIZE_RANGES, BODY_SIZES, type BodySize, type BodySizes, isBodySize } from './body-sizes.ts';
export { type Device, deviceOf } from './device.ts';
export { fiscalCode, isFiscalCountry } from './fiscal-code.ts';
export { type Title, TITLES } from './titles.ts';
