/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/fr_FR.ts', '!../messages/{lesson,uploads}/fr_FR.ts'],
  { eager: true },
);
