/// <reference types="vite/client" />
export { ra } from '../ra/es_MX.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/es_MX.ts',
    '../messages/{admin,resources}/*/es_MX.ts',
  ],
  { eager: true },
);
