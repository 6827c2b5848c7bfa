/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  [
    '../messages/uploads/hu_HU.ts',
    '../messages/admin/{d2l,erase,imports,permissions}/hu_HU.ts',
    '../messages/resources/{attendanceSchemas,categories,currencies,documents,groupBoards,links,locales,logits,request-form,requestFormAnswers,site-settings,teachers,translations}/hu_HU.ts',
  ],
  { eager: true },
);
