/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/pl_PL.ts', { eager: true });
