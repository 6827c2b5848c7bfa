/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/es_MX.ts', '../messages/learning/checked/es_MX.ts'],
  { eager: true },
);
