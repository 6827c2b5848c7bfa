/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/uk_UA.ts', '../messages/lesson/uk_UA.ts'],
  { eager: true },
);
