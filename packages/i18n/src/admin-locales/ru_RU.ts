/// <reference types="vite/client" />
export { ra } from '../ra/ru_RU.ts';
export const areas = import.meta.glob<object>(
  [
    '../messages/{account,common,documents,errors,shell,ui}/ru_RU.ts',
    '../messages/person/address/ru_RU.ts',
    '../messages/{admin,resources}/*/ru_RU.ts',
    '!../messages/admin/{d2l,erase,imports,permissions}/ru_RU.ts',
    '!../messages/resources/{attendanceSchemas,categories,currencies,documents,groupBoards,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations}/ru_RU.ts',
  ],
  { eager: true },
);
