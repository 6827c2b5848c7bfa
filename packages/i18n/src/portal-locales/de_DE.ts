/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/de_DE.ts', '!../messages/{lesson,uploads}/de_DE.ts'],
  { eager: true },
);
