/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/id_ID.ts', '!../messages/{lesson,uploads}/id_ID.ts'],
  { eager: true },
);
