/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/ru_RU.ts', '../messages/lesson/ru_RU.ts'],
  { eager: true },
);
