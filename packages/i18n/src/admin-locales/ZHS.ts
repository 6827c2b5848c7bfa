/// <reference types="vite/client" />
export { ra } from '../ra/ZHS.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/ZHS.ts',
    '../messages/{admin,resources}/*/ZHS.ts',
  ],
  { eager: true },
);
