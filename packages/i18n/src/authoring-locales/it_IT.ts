/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/authoring/*/it_IT.ts', '../messages/learning/checked/it_IT.ts'],
  { eager: true },
);
