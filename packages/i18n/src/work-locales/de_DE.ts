/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/de_DE.ts', '../messages/authoring/marking/de_DE.ts'],
  { eager: true },
);
