/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/hu_HU.ts', '../messages/lesson/hu_HU.ts'],
  { eager: true },
);
