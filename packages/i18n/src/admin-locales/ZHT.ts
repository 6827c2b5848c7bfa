/// <reference types="vite/client" />
export { ra } from '../ra/ZHT.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/ZHT.ts',
    '../messages/{admin,resources}/*/ZHT.ts',
  ],
  { eager: true },
);
