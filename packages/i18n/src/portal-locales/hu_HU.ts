/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/hu_HU.ts', '!../messages/{lesson,uploads}/hu_HU.ts'],
  { eager: true },
);
