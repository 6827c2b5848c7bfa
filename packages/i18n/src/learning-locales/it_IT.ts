/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/learning/*/it_IT.ts', '../messages/lesson/it_IT.ts'],
  { eager: true },
);
