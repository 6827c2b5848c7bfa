/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/ru_RU.ts', '!../messages/{lesson,uploads}/ru_RU.ts'],
  { eager: true },
);
