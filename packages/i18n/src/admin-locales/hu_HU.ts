/// <reference types="vite/client" />
export { ra } from '../ra/hu_HU.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/hu_HU.ts',
    '../messages/{admin,resources}/*/hu_HU.ts',
  ],
  { eager: true },
);
