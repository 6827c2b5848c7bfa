/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/ru_RU.ts', '../messages/authoring/marking/ru_RU.ts'],
  { eager: true },
);
