/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/ZHT.ts', '!../messages/{lesson,uploads}/ZHT.ts'],
  { eager: true },
);
