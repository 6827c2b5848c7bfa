export { compileAhead } from './compile-ahead.ts';
export { productionRouter } from './production-router.ts';
