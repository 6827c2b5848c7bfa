/// <reference types="vite/client" />
export { ra } from '../ra/uk_UA.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/uk_UA.ts',
    '../messages/{admin,resources}/*/uk_UA.ts',
  ],
  { eager: true },
);
