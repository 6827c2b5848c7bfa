/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/ZHT.ts', '../messages/learning/checked/ZHT.ts'],
  { eager: true },
);
