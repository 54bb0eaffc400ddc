export { openPress, type Press, type PressDeps, type Print, type Printed, type PrintOrder } from './press.ts';
