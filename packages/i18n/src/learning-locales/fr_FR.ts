/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/fr_FR.ts', '../messages/lesson/fr_FR.ts'],
  { eager: true },
);
