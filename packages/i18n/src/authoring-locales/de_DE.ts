/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/de_DE.ts', '../messages/learning/checked/de_DE.ts'],
  { eager: true },
);
