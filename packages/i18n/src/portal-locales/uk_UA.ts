/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/uk_UA.ts', '!../messages/{lesson,uploads}/uk_UA.ts'],
  { eager: true },
);
