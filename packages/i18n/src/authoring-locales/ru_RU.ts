/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/ru_RU.ts', '../messages/learning/checked/ru_RU.ts'],
  { eager: true },
);
