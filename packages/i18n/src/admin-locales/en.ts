/// <reference types="vite/client" />
export { ra } from '../ra/en.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/en.ts',
    '../messages/{admin,resources}/*/en.ts',
  ],
  { eager: true },
);
