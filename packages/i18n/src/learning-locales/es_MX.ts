/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/es_MX.ts', '../messages/lesson/es_MX.ts'],
  { eager: true },
);
