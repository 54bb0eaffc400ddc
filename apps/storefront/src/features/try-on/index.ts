export { TryOn } from './try-on.tsx';
