/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/es_MX.ts', '!../messages/{lesson,uploads}/es_MX.ts'],
  { eager: true },
);
