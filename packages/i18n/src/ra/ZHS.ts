export { ra } from './en.ts';
