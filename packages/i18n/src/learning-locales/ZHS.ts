/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/ZHS.ts', '../messages/lesson/ZHS.ts'],
  { eager: true },
);
