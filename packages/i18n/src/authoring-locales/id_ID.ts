/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/id_ID.ts', '../messages/learning/checked/id_ID.ts'],
  { eager: true },
);
