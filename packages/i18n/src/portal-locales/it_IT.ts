/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/it_IT.ts', '!../messages/{lesson,uploads}/it_IT.ts'],
  { eager: true },
);
