/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/ZHT.ts', '../messages/authoring/marking/ZHT.ts'],
  { eager: true },
);
